import type { Knex } from 'knex';

/**
 * When students were in the rooms of the classes that are settled: from within seven minutes of the start to within three of
 * the end, one in eight with a break in between. Of those who were not there for long enough, some looked in.
 */
const visits = `
  create temp table visits on commit drop as
  with drawn as (
    select s.id as seat_id, s.meeting_id, s.starts_at + make_interval(secs => floor(420 * pg_temp.draw('comes' || wish))) as came,
      case s.outcome when 'absent' then s.starts_at + interval '15 minutes'
        else s.ends_at - make_interval(secs => floor(180 * pg_temp.draw('goes' || wish))) end as went,
      s.outcome = 'completed' and pg_temp.draw('breaks' || wish) < 0.12 as breaks
    from seats s
    where s.held = 'completed' and (s.outcome = 'completed' or s.outcome = 'absent' and pg_temp.draw('looks in' || wish) < 0.2)
  )
  select seat_id, meeting_id, came, case when breaks then came + interval '12 minutes' else went end as went from drawn
  union all
  select seat_id, meeting_id, came + interval '13 minutes', went from drawn where breaks`;

const registrations = `
  insert into registrations (id, meeting_id, student_id, registered_at, registered_by, waiting_number, joined_at, left_at,
      live_seconds, status, ended_as, cancelled_at, created_at, updated_at)
    select s.id, s.meeting_id, s.student_id, case when s.outcome not in ('waiting', 'closed') then s.registered_at end,
      case s.kind when 'particular' then s.staff_id else s.student_id end,
      case when s.outcome in ('waiting', 'closed') then s.beyond end, v.came, v.went, v.seconds,
      case when s.outcome in ('waiting', 'registered', 'completed') then s.outcome else 'inactive' end,
      case when s.outcome not in ('waiting', 'registered', 'completed') then s.outcome end, o.over_at, s.registered_at,
      coalesce(o.over_at, case when s.outcome in ('completed', 'absent') then s.ends_at end, s.registered_at)
    from seats s
      left join (
        select seat_id, min(came) as came, max(went) as went, sum(extract(epoch from went - came))::int as seconds
        from visits group by seat_id
      ) v on v.seat_id = s.id
      cross join settings c
      cross join lateral (
        select case s.outcome
          when 'cancelled' then least(current_timestamp, greatest(s.registered_at, s.starts_at - make_interval(hours => 3)))
          when 'closed' then s.starts_at - make_interval(mins => c.cancel_until_minutes)
          when 'meeting_cancelled' then s.starts_at - interval '20 hours' end as over_at
      ) o
    order by s.starts_at, s.meeting_id, s.id`;

/** Told as they register, half a day old or more: nobody has to be written to. */
const toldNotices = `update notices set letter_due = false, created_at = r.registered_at
  from registrations r join seats s on s.id = r.id where notices.registration_id = r.id`;

/** What a provider tells of a room: that it opened and closed, and who came and went. */
const events = `
  insert into room_events (meeting_id, provider_meeting_id, provider_uuid, participant, name, event, at, received_at, registration_id)
    select meeting_id, 'year-' || meeting_id, 'year-' || meeting_id, participant, name, event, at, at, seat_id from (
      select m.id as meeting_id, '' as participant, null as name, event, at, null::int as seat_id
        from (select distinct meeting_id as id from visits) m join dates d on d.id = m.id
          cross join lateral (values ('started', d.starts_at - interval '2 minutes'), ('ended', d.ends_at)) happened(event, at)
      union all
      select v.meeting_id, 's' || v.seat_id, u.first_name, event, at, v.seat_id
        from visits v join seats s on s.id = v.seat_id join users u on u.id = s.student_id
          cross join lateral (values ('joined', v.came), ('left', v.went)) happened(event, at)
    ) told
    order by at`;

const classesTaken = `
  insert into progress_logs (student_id, event, meeting_id, at, created_at, updated_at)
    select student_id, 'class_taken', meeting_id, ends_at, ends_at, ends_at from seats
    where outcome = 'completed' and kind = 'classe' order by ends_at, id`;

/** The seats of students, with who was there and for how long. */
export async function holdMeetings(trx: Knex): Promise<void> {
  await trx.raw(visits);
  await trx.raw('analyze visits');
  await trx.raw(registrations);
  await trx.raw(toldNotices);
  await trx.raw(events);
  await trx.raw(classesTaken);
}
