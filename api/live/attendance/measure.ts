import type { Knex } from 'knex';
import { measuredSeats, presence, secondsOf } from './presence.ts';

/**
 * Of each seat the length of the union of the student's stays, clipped to its meetings, by the room and by the report: null
 * of a source that does not name the student.
 */
const seconds = `
  with ${presence} ${measuredSeats}
  by_meeting as (
    select s.id, t.source, ${secondsOf('range_agg(tstzrange(t.from_at, t.until_at)) * tstzmultirange(s.during)')} as seconds,
      min(t.from_at) as from_at, max(t.until_at) as until_at, bool_or(t.is_open) as is_open
    from seats s join stays t on t.meeting_id = s.meeting_id
      and case when t.registration_id is null then t.user_id = s.student_id else t.registration_id = s.id end
    group by s.id, s.meeting_id, s.during, t.source),
  totals as (
    select s.id,
      round(sum(b.seconds) filter (where b.source = 'live'))::int as live,
      round(sum(b.seconds) filter (where b.source = 'report'))::int as reported,
      coalesce(min(b.from_at) filter (where b.source = 'report'), min(b.from_at)) as joined_at,
      case when not bool_or(b.is_open) then
        coalesce(max(b.until_at) filter (where b.source = 'report'), max(b.until_at)) end as left_at
    from (select distinct id from seats) s left join by_meeting b on b.id = s.id group by s.id)
  update registrations r set live_seconds = t.live, reported_seconds = t.reported, joined_at = t.joined_at,
      left_at = t.left_at, updated_at = clock_timestamp()
    from totals t
    where t.id = r.id and (r.live_seconds, r.reported_seconds, r.joined_at, r.left_at)
      is distinct from (t.live, t.reported, t.joined_at, t.left_at)`;

/** Works out anew how long the students of some meetings, and of those paired with them, have been in class. */
export async function measure(meetings: number[], trx: Knex): Promise<void> {
  await trx.raw(seconds, { meetings });
}
