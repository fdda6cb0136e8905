import type { RoomEventRow } from '#schemas/types/tables/room_events.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import type { Entity } from '../../engine/registry.ts';
import { isHeld } from '../conditions.ts';
import { settle } from './settle.ts';

interface Match {
  registration_id: number | null;
  /** The meeting that is measured anew. */
  meeting_id: number;
}

const isOfMeeting = `exists (
  select from registrations r join meetings first on first.id = r.meeting_id
  where r.id = :seat and ${isHeld('r')}
    and :meeting in (first.id, first.second_id))`;

/** The key of the device, or of another of its events, is somebody's of this meeting. */
const isKnown = `exists (
  select from room_events e join room_keys k on k.key = e.key and k.meeting_id = e.meeting_id
  where e.provider_uuid = :uuid and e.participant = :participant)`;

async function refusalOf(event: RoomEventRow, seat: number | null, meeting_id: number | null, { trx }: Context) {
  if (event.participant === '' || meeting_id === null) return { rule: 'nobody_to_match' };
  const { rows } = await trx.raw(`select ${isKnown} as is_known, ${isOfMeeting} as is_of_meeting`, {
    seat: seat ?? 0,
    meeting: meeting_id,
    uuid: event.provider_uuid,
    participant: event.participant,
  });
  if (rows[0].is_known) return { rule: 'known_by_key' };
  return seat !== null && !rows[0].is_of_meeting ? { rule: 'seat_of_other_meeting' } : null;
}

/**
 * Says whose a device was that entered without a key of the school's, or takes that back (null): what it did, does and
 * will do in this room is that student's.
 */
export const matching: ActionOf<'room_events', 'match', Match> = {
  async plan(event, input, ctx) {
    const seat: number | null = input?.registration_id ?? null;
    const found = seat === null ? null : await ctx.trx('registrations').where({ id: seat }).first('meeting_id');
    const meeting_id: number | null = event.meeting_id ?? found?.meeting_id ?? null;
    const refusal = input && (await refusalOf(event, seat, meeting_id, ctx));
    return refusal ?? (meeting_id === null ? { rule: 'nobody_to_match' } : { registration_id: seat, meeting_id });
  },
  async apply(event, { registration_id, meeting_id }, ctx) {
    const { trx, caller, now, engine } = ctx;
    const { provider_uuid, participant } = event;
    await trx('room_events')
      .where({ provider_uuid, participant })
      .update({
        ...{ registration_id, meeting_id, updated_at: now, version: trx.raw('version + 1') },
        ...{
          matched_by: registration_id === null ? null : caller.id,
          matched_at: registration_id === null ? null : now,
        },
      });
    const entity = engine.entities.get('room_events') as Entity;
    const details = { registration_id, name: event.name };
    await audit([{ action: 'match', entity, record_id: event.id, details }], ctx);
    await settle([meeting_id], trx);
  },
};
