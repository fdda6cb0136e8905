import type { Knex } from 'knex';
import { hasSeat } from '../conditions.ts';
import { measure } from './measure.ts';
import { measuredSeats, presence, secondsOf } from './presence.ts';

/**
 * Of each seat, whether its student has been there for long enough (`reached`), and whether it is known that the others
 * were not (`is_over`). Enough is the school's percentage of the scheduled time in which the room was open, or may still
 * be: a teacher who comes late takes nothing from anybody.
 */
export const judgedSeats = `
  with ${presence} ${measuredSeats}
  spans as (
    select s.id, ${secondsOf(`(
        (select coalesce(range_agg(tstzrange(o.from_at, case when o.is_open then greatest(o.until_at, upper(s.during)) else o.until_at end)), '{}')
          from sittings o where o.meeting_id = s.meeting_id)
        + case when s.meeting_status = 'active' then tstzmultirange(s.during) * tstzmultirange(tstzrange(clock_timestamp(), null))
          else '{}' end
      ) * tstzmultirange(s.during)`)} as seconds,
      exists (select from sittings o where o.meeting_id = s.meeting_id) as has_begun,
      s.meeting_status in ('finished', 'completed', 'inactive') as is_over
    from seats s),
  judged as (
    select r.id, coalesce(r.reported_seconds, r.live_seconds) as seconds, p.has_begun, p.is_over,
      case when p.seconds > 0 then ceil(p.seconds * c.attendance_percentage / 100)::int end as needed,
      p.seconds > 0 and coalesce(r.reported_seconds, r.live_seconds, 0) >= p.seconds * c.attendance_percentage / 100 as reached
    from (select id, sum(seconds) as seconds, bool_or(has_begun) as has_begun, bool_and(is_over) as is_over
        from spans group by id) p
      join registrations r using (id) cross join settings c)`;

/**
 * Moves the seats of some meetings to where their measured attendance leads. A teacher's word stands, and so does what is
 * not known: seats of a meeting of which nothing was heard wait.
 */
const move = `
  ${judgedSeats},
  moved as (
    update registrations r set status = case when j.reached then 'completed' else 'inactive' end,
        ended_as = case when j.reached then null else 'absent' end,
        version = r.version + 1, updated_at = clock_timestamp()
      from judged j
      where j.id = r.id and r.marked_by is null and case
        when j.reached then r.status <> 'completed' and not exists (
          select from registrations o where o.student_id = r.student_id and o.id <> r.id
            and ${hasSeat('o')} and tstzrange(o.starts_at, o.ends_at) && tstzrange(r.starts_at, r.ends_at))
        else j.is_over and j.has_begun and (r.status = 'registered' or r.status = 'completed' and j.seconds is not null) end
      returning r.id, r.meeting_id, r.student_id, r.status, r.ended_as, j.seconds),
  noted as (
    insert into audit_logs (role, at, action, entity, record_id, after)
    select 'system', clock_timestamp(), 'mark_attendance', 'registrations', id,
        jsonb_build_object('meeting_id', meeting_id, 'student_id', student_id, 'status', status, 'ended_as', ended_as,
          'seconds', seconds)
      from moved)
  select tell('meeting', meeting_id, 'attendance') from (select distinct meeting_id from moved) changed`;

/** Whether the student of a seat was measured to be there for long enough; null: that is not known, or not yet. */
export async function isReached(seat: { id: number; meeting_id: number }, trx: Knex): Promise<boolean | null> {
  const { rows } = await trx.raw(
    `${judgedSeats}
    select case when reached then true when is_over and seconds is not null then false end as reached
      from judged where id = :seat`,
    { meetings: [seat.meeting_id], seat: seat.id },
  );
  return rows[0]?.reached ?? null;
}

const noteMeasured = `
  with ${presence} begun as (select distinct meeting_id from sittings)
  update meetings m set settled_as = 'measured' from begun b
    where b.meeting_id = m.id and m.status in ('finished', 'completed') and m.settled_as is distinct from 'measured'`;

/**
 * Measures the attendance of some meetings and moves their seats. Whoever completes a meeting has the timetable first, as
 * everybody who writes states of meetings.
 */
export async function settle(ids: number[], trx: Knex): Promise<void> {
  const meetings = { meetings: ids };
  await trx.raw(
    `select lock_timetable() where exists (
    select from meetings where id = any (:meetings) and status = 'finished')`,
    meetings,
  );
  await trx.raw('select lock_meetings(:meetings)', meetings);
  await measure(ids, trx);
  await trx.raw(move, meetings);
  await trx.raw(noteMeasured, meetings);
}
