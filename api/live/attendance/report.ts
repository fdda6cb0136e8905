import type { Knex } from 'knex';
import type { RoomEvent, Stay } from '../../video/interface.ts';
import { takeRoomEvents } from './events.ts';
import { settle } from './settle.ts';

/** One time that a meeting was held. */
interface HeldMeeting {
  provider_meeting_id: string;
  provider_uuid: string;
}

/** A device may come several times: each line of the report is told apart by when it came. */
const eventsOf = (held: HeldMeeting, { participant, key, name, joined_at, left_at }: Stay): RoomEvent[] => {
  const who = { ...held, participant: `${participant}@${joined_at}`.slice(-120), ...(key && { key }), name };
  return [
    { ...who, event: 'joined', at: joined_at },
    { ...who, event: 'left', at: left_at },
  ];
};

/** What an earlier report of the same time said, and this one says no more. */
const deleteOutdated = `
  delete from room_events e where e.source = 'report' and e.provider_uuid = :provider_uuid and not exists (
    select from jsonb_to_recordset(:events) as n (participant text, event text, at timestamptz)
    where n.participant = e.participant and n.event = e.event and n.at = e.at)
  returning e.meeting_id`;

/**
 * Takes the provider's report of one time that a meeting was held, in place of an earlier one. It stands before what the
 * room told, for those whom it names. An empty one says nothing.
 */
export async function takeReport(held: HeldMeeting, stays: Stay[], trx: Knex): Promise<void> {
  if (stays.length === 0) return;
  const events = stays.flatMap((stay) => eventsOf(held, stay));
  const { rows } = await trx.raw(deleteOutdated, { provider_uuid: held.provider_uuid, events: JSON.stringify(events) });
  await takeRoomEvents(events, trx, 'report');
  const meeting = rows[0]?.meeting_id;
  if (meeting) await settle([meeting], trx);
}
