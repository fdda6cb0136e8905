import type { Knex } from 'knex';
import type { RoomEvent } from '../../video/interface.ts';
import { settle } from './settle.ts';

export type Source = 'live' | 'report';

/**
 * Stores what is new. What the provider tells of a meeting that the school does not know, or of somebody without a key,
 * is stored too: a person may know it. Whoever was matched by hand stays matched.
 */
const store = `
  insert into room_events (meeting_id, provider_meeting_id, provider_uuid, participant, key, name, event, at, source,
      received_at, registration_id)
    select coalesce(p.meeting_id, known.meeting_id), e.provider_meeting_id, e.provider_uuid, coalesce(e.participant, ''),
        left(e.key, 36), left(e.name, 200), e.event, e.at, :source, clock_timestamp(), known.registration_id
      from jsonb_to_recordset(:events) as e (provider_meeting_id text, provider_uuid text, participant text, key text,
          name text, event text, at timestamptz)
        left join provider_meetings p on p.provider_meeting_id = e.provider_meeting_id
        left join lateral (
          select o.meeting_id, o.registration_id from room_events o
          where o.provider_uuid = e.provider_uuid and o.participant = coalesce(e.participant, '')
            and o.registration_id is not null
          limit 1) known on true
    on conflict (provider_uuid, participant, event, at, source) do nothing
    returning meeting_id, provider_meeting_id, event, at`;

/** A room is as its last event left it, in whatever order they come. */
const open = `
  update provider_meetings p set state = case last.event when 'started' then 'live' else 'ended' end,
      started_at = span.started_at, ended_at = case last.event when 'ended' then last.at end,
      version = p.version + 1, updated_at = clock_timestamp()
    from (select distinct on (provider_meeting_id) provider_meeting_id, event, at from room_events
        where meeting_id = any (:meetings) and event in ('started', 'ended') and source = 'live'
        order by provider_meeting_id, at desc, event desc) last
      join (select provider_meeting_id, min(at) as started_at from room_events
        where meeting_id = any (:meetings) and event = 'started' and source = 'live' group by 1) span
      using (provider_meeting_id)
    where p.provider_meeting_id = last.provider_meeting_id
    returning p.meeting_id`;

/**
 * Takes what happened in rooms, from whomever it was told: stores it, once, works out anew what it touches, and tells the
 * pages of those meetings. The order in which events come changes nothing, nor does one that comes twice.
 */
export async function takeRoomEvents(events: RoomEvent[], trx: Knex, source: Source = 'live'): Promise<void> {
  const { rows } = await trx.raw(store, { events: JSON.stringify(events), source });
  const meetings = [
    ...new Set<number>(rows.flatMap(({ meeting_id }: { meeting_id: number | null }) => meeting_id ?? [])),
  ];
  if (meetings.length === 0) return;
  const values = { meetings };
  await settle(meetings, trx);
  const isOpened = rows.some(({ event }: { event: string }) => event === 'started' || event === 'ended');
  if (isOpened) await trx.raw(open, values);
  await trx.raw(`select tell('meeting', id, ?) from unnest(?::int[]) id`, [isOpened ? 'room' : 'attendance', meetings]);
}
