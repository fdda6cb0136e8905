import type { Knex } from 'knex';

/**
 * On which days students want to come to what, up to twice a day: to a class of the level, or to a forum of the band, at
 * about the hours that each prefers. Fewer come around Christmas.
 */
const wishes = `
  create temp table wishes on commit drop as
  with days as (
    select s.*, day::date as local_date,
      s.pace * (array[1.1, 1.1, 1, 1, 0.8, 0.55, 0.15])[extract(isodow from day)::int]
        * case when to_char(day, 'MMDD') > '1219' or to_char(day, 'MMDD') < '0107' then 0.4 else 1 end as chance
    from stays s cross join year y
      cross join generate_series(s.from_date::timestamp,
        least(s.until_date - 1, s.seats_until, y.today + 7), interval '1 day') day
  ), wanted as (
    select d.*, turn, d.key || d.local_date || turn as wish from days d cross join generate_series(1, 2) turn
    where pg_temp.draw(d.key || d.local_date || turn) < d.chance * case turn when 1 then 1 else 0.4 end
  )
  select student_id, local_date, hours, turn, wish, level_id,
    case when type in ('normal', 'external') and pg_temp.draw('forum' || wish) < 0.86
        or type = 'beginner_forum' and pg_temp.draw('forum' || wish) < 0.6 then level_id::text
      when type in ('advanced', 'old') then 'advanced' when type = 'beginner_forum' then 'beginner'
      when place > 5 then 'advanced' else 'beginner' end as line
  from wanted`;

/** A student sits in one meeting at a time, and where the private class is. */
const chosen = `
  create temp table chosen on commit drop as
  with counts as (
    select distinct local_date, line, of_line from dates where line is not null
  ), places as (
    select w.*, least(of_line - 1, greatest(0, floor(of_line * (w.hours + 0.7 * (pg_temp.draw('place' || wish) - 0.5)))::int)) as place
    from wishes w join counts c using (local_date, line)
  ), found as (
    select distinct on (p.student_id, d.local_date, d.start_time) p.student_id, p.wish, d.*
    from places p join dates d using (local_date, line, place)
    order by p.student_id, d.local_date, d.start_time, p.turn
  )
  select f.id as meeting_id, f.student_id, f.wish, f.kind, f.staff_id, f.status as held, f.starts_at, f.ends_at, f.capacity,
    f.local_date, f.level_id
  from found f cross join year y
  where f.starts_at - interval '7 days' < y.moment
    and not exists (select from series s join dates o on o.series_id = s.id
      where s.student_id = f.student_id and o.local_date = f.local_date and o.start_time = f.start_time)
  union all
  select d.id, s.student_id, 'series' || d.id, d.kind, d.staff_id, d.status, d.starts_at, d.ends_at, 1, d.local_date, null
  from series s join dates d on d.series_id = s.id`;

/**
 * What became of each: who cancelled leaves the place to the next, some wait for the places that are gone, and the
 * others looked elsewhere.
 */
const seats = `
  create temp table seats on commit drop as
  with drawn as (
    select c.*, pg_temp.draw('fate' || wish) as fate, pg_temp.draw('when' || wish) as early,
      kind <> 'particular' and pg_temp.draw('cancels' || wish) < 0.08 as cancels
    from chosen c
  ), placed as (
    select d.*, case when cancels then 0 else
      row_number() over (partition by meeting_id, cancels order by early desc, student_id)::int - capacity end as beyond
    from drawn d
  )
  select nextval(pg_get_serial_sequence('registrations', 'id'))::int as id, p.*,
    case when held = 'inactive' then 'meeting_cancelled'
      when cancels then 'cancelled'
      when beyond > 0 then case held when 'active' then 'waiting' else 'closed' end
      when held in ('active', 'finished') then 'registered'
      when fate < 0.87 then 'completed' else 'absent' end as outcome,
    case when kind = 'particular' then starts_at - interval '14 days'
      else greatest(starts_at - interval '7 days', least(starts_at, moment) - (0.05 + 0.9 * early) *
        (least(starts_at, moment) - (starts_at - interval '7 days'))) end as registered_at
  from placed p cross join year y
  where beyond <= 3
  order by starts_at, meeting_id, early desc`;

/** As many licences, of two meetings at a time each, as the fullest hour needs. */
const licences = `
  insert into licences (email, name, type_license, priority, max_concurrent)
    select 'aula.' || n || '@year.example', 'Aula ' || n, 'business', 50, 2
    from (select max(count) as most from (select count(*) from dates where status <> 'inactive' group by starts_at) by_hour) fullest,
      generate_series(1, (most + 1) / 2 + 1) n`;

/** Where each is held: the meetings of one moment in one place each. */
const places = `
  create temp table places on commit drop as
    select d.id as meeting_id, p.licence_id, p.slot
    from (select id, row_number() over (partition by starts_at order by id) as number from dates where status <> 'inactive') d
      join (
        select s.licence_id, s.number as slot, row_number() over (order by l.id, s.number) as number
        from licence_slots s join licences l on l.id = s.licence_id where l.email like 'aula.%@year.example'
      ) p using (number)`;

const taken = `
  create temp table taken on commit drop as
    select meeting_id, count(*) filter (where outcome in ('registered', 'completed', 'absent'))::int as taken,
      max(beyond) filter (where outcome in ('waiting', 'closed')) as waiting
    from seats group by meeting_id`;

const meetings = `
  insert into meetings (id, kind, staff_id, local_date, start_time, minutes, time_zone, margin_before, margin_after, period_id,
      schedule_id, particular_class_id, series_date, parallel, level_id, forum_type, class_lesson_id, capacity, taken, last_waiting, licence_id,
      licence_slot, status, is_exception, cancelled_at, cancel_reason, settled_as, created_at, updated_at)
    select d.id, d.kind, d.staff_id, d.local_date, d.start_time, d.minutes, y.zone, s.licence_margin_before,
      s.licence_margin_after, d.period_id, d.schedule_id, d.series_id, d.local_date, d.series_id is null, d.level_id, d.forum_type,
      d.class_lesson_id, d.capacity, coalesce(t.taken, 0), coalesce(t.waiting, 0), p.licence_id, p.slot, d.status, d.status = 'inactive',
      case d.status when 'inactive' then d.starts_at - interval '20 hours' end,
      case d.status when 'inactive' then 'El docente está enfermo.' end,
      case d.status when 'completed' then 'measured' end,
      least(y.moment, d.starts_at - interval '20 days'), least(y.moment, d.ends_at)
    from dates d cross join year y cross join settings s
      left join places p on p.meeting_id = d.id
      left join taken t on t.meeting_id = d.id
    order by d.starts_at, d.id`;

/** Meetings, with as many seats taken as there are, and who wants to be in them as `seats`. */
export async function fillSeats(trx: Knex): Promise<void> {
  await trx.raw(wishes);
  await trx.raw('analyze wishes');
  await trx.raw(chosen);
  await trx.raw('analyze chosen');
  await trx.raw(seats);
  await trx.raw('analyze seats');
  for (const made of [licences, places, taken]) await trx.raw(made);
  await trx.raw('analyze places');
  await trx.raw('analyze taken');
  await trx.raw(meetings);
}
