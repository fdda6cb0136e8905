import type { RegistrationRow } from '#schemas/types/tables/registrations.ts';
import type { ActionOf } from '../../engine/define.ts';
import { isReached } from './settle.ts';

/**
 * A teacher's word on who was there: it stands against whatever the room or the provider says. Where they were measured
 * otherwise it needs a reason.
 */
export const markAttendance: ActionOf<'registrations', 'mark_attendance', { changes: Partial<RegistrationRow> }> = {
  async plan(seat, input, { trx, caller, now }) {
    if (seat.ended_as && seat.ended_as !== 'absent') return { rule: 'seat_ended' };
    const meeting = await trx('meetings').where({ id: seat.meeting_id }).first('starts_at');
    if (meeting && meeting.starts_at > now.toISOString()) return { rule: 'not_begun', possible_at: meeting.starts_at };
    if (!input) return null;
    const { attended, reason } = input;
    const measured = reason ? null : await isReached(seat, trx);
    if (measured !== null && measured !== attended) return { rule: 'reason_needed' };
    return {
      changes: {
        status: attended ? 'completed' : 'inactive',
        ended_as: attended ? null : 'absent',
        attended,
        mark_reason: reason ?? null,
        marked_by: caller.id,
        marked_at: now.toISOString(),
      },
    };
  },
};
