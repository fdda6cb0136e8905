import type { Knex } from 'knex';
import { type TitleColumns, titleColumns, titleJoins } from '../pages/title.ts';

/** A room that this process alone tells the provider of, for a minute, with what is to be told. */
export interface ClaimedRoom extends TitleColumns {
  id: number;
  licence_id: number;
  wanted: boolean;
  desired_version: number;
  tries: number;
  state: 'waiting' | 'live' | 'ended';
  provider: string | null;
  marker: string;
  provider_meeting_id: string | null;
  provider_uuid: string | null;
  /** Names this claim: what was done is written only while it holds. */
  lease_until: string;
  /** It was asked for before, and nobody knows what came of it. */
  sent_before: string | null;
  host: string;
  starts_at: string | null;
  ends_at: string | null;
  minutes: number;
  time_zone: string;
}

/** Longer than all calls of a turn may take. */
const lease = "interval '60 seconds'";

/**
 * Takes a room for a turn, if there is something to do to it now and nobody else does. That it was asked for is written
 * down before it is: a process that dies in between leaves a room that is looked for before it is made again.
 */
export async function claimRoom(knex: Knex, id: number, prefix: string): Promise<ClaimedRoom | null> {
  const { rows } = await knex.raw(
    `with due as (
        select id, sent_at from provider_meetings
        where id = :id and applied_version < desired_version and gave_up_at is null and next_try_at <= clock_timestamp()
          and (lease_until is null or lease_until <= clock_timestamp())
        for update),
      claimed as (
        update provider_meetings r set lease_until = clock_timestamp() + ${lease},
            marker = coalesce(r.marker, :prefix || r.id),
            sent_at = case when r.wanted then coalesce(r.sent_at, clock_timestamp()) else r.sent_at end
          from due where r.id = due.id returning r.*, due.sent_at as sent_before)
      select c.id, c.licence_id, c.wanted, c.desired_version, c.tries, c.state, c.provider, c.marker, c.provider_meeting_id,
          c.provider_uuid, c.lease_until::text, c.sent_before, licences.email as host, m.starts_at, m.ends_at, m.minutes,
          m.time_zone, ${titleColumns}
        from claimed c join licences on licences.id = c.licence_id left join meetings m on m.id = c.meeting_id ${titleJoins}`,
    { id, prefix },
  );
  return rows[0] ?? null;
}

/** Writes what came of a turn, and lets the room go. @returns the room as it is now; nothing where the claim holds no more */
export async function release(knex: Knex, { id, lease_until }: ClaimedRoom, changes: object) {
  const [room] = await knex('provider_meetings')
    .where({ id })
    .whereRaw('lease_until = ?::timestamptz', [lease_until])
    .update({
      ...changes,
      lease_until: null,
      version: knex.raw('version + 1'),
      updated_at: knex.raw('clock_timestamp()'),
    })
    .returning(['desired_version', 'applied_version']);
  return room;
}
