import type { ActionHooks } from '../../engine/define.ts';

/** A teacher's word on who was there: it stands against whatever the room or the provider says. */
export const markAttendance: ActionHooks = {
  async plan(seat, input, { trx, caller, now }) {
    if (seat.ended_as && seat.ended_as !== 'absent') return { rule: 'seat_ended' };
    const meeting = await trx('meetings').where({ id: seat.meeting_id }).first('starts_at');
    if (meeting && meeting.starts_at > now.toISOString()) return { rule: 'not_begun', possible_at: meeting.starts_at };
    const attended = input?.attended === true;
    return {
      changes: {
        status: attended ? 'completed' : 'inactive',
        ended_as: attended ? null : 'absent',
        attended,
        marked_by: caller.id,
        marked_at: now.toISOString(),
      },
    };
  },
};
