import type { Knex } from 'knex';

/** A teacher for each five hundred students, with thirteen hours on each of two pairs of days. */
const teachers = `
  insert into users (kind, role_id, username, password, email, first_name, name)
    select 'staff', r.id, 'year.private.' || n, '-', 'private.' || n || '@year.example', 'Tutor', 'N.º ' || n + 1
    from year y cross join generate_series(0, y.students / 500) n join roles r on r.slug = 'teacher'`;

/**
 * Series of 24 classes that follow each other in each hour of a teacher, of students who were there all the time. A student
 * belongs to one hour alone, and so is never in two at once.
 */
const series = `
  create temp table series on commit drop as
  with hours as (
    select t.id as staff_id, days, hour, row_number() over (order by t.id, days, hour)::int - 1 as number,
      count(*) over ()::int as all_hours
    from users t cross join unnest(array['["monday", "wednesday"]', '["tuesday", "thursday"]']::jsonb[]) days
      cross join generate_series(8, 20) hour
    where t.username like 'year.private.%'
  ), turns as (
    select h.*, start::date as start_date from hours h cross join year y
      cross join generate_series(date_trunc('week', y.first_day::timestamp) + make_interval(weeks => 1 + h.number % 6),
        y.today, interval '16 weeks') start
  ), given as (
    select distinct on (t.number, t.start_date) t.*, w.id as student_id
    from turns t join learners w on w.n % t.all_hours = t.number
    where w.type in ('normal', 'external', 'advanced') and w.gone is null and w.enrolled <= t.start_date
      and w.access_until > t.start_date + 110
    order by t.number, t.start_date, pg_temp.draw('series' || t.start_date || w.key)
  )
  select nextval(pg_get_serial_sequence('particular_classes', 'id'))::int as id, g.*, d.dates,
    d.dates[cardinality(d.dates)] as end_date
  from given g cross join lateral (
    select array_agg(day order by day) as dates from (
      select day::date from generate_series(g.start_date::timestamp, g.start_date + 111, interval '1 day') day
      where g.days \\? weekday_name(day::date)
        and not exists (select from holidays h where h.date = day::date and h.status = 'active' and h.scope = 'all')
      order by day limit 24
    ) days
  ) d`;

const stored = `
  insert into particular_classes (id, student_id, staff_id, days, start_time, minutes, recurrences, unit, start_date, end_date,
      status, created_at)
    select id, student_id, staff_id, days, make_time(hour, 0, 0), 50, cardinality(dates), 'weekly', start_date, end_date,
      case when (end_date + make_time(hour, 0, 0)) at time zone y.zone + interval '1 hour' > y.moment then 'active' else 'finished' end,
      (start_date - 5 + time '10:00') at time zone y.zone
    from series cross join year y order by id`;

const dates = `
  insert into dates (id, series_id, kind, staff_id, local_date, start_time, minutes, capacity, starts_at, ends_at, status)
    select nextval(pg_get_serial_sequence('meetings', 'id')), s.id, 'particular', s.staff_id, day, make_time(hour, 0, 0), 50, 1,
      t.starts_at, t.starts_at + interval '50 minutes',
      case when t.starts_at + interval '1 hour' > y.moment then 'active'
        when t.starts_at + interval '3 hours' > y.moment then 'finished' else 'completed' end
    from series s cross join unnest(s.dates) day cross join year y
      cross join lateral (select (day + make_time(hour, 0, 0)) at time zone y.zone as starts_at) t
    order by t.starts_at, s.id`;

/** Private series, and their dates beside those of the timetable. */
export async function fillPrivateClasses(trx: Knex): Promise<void> {
  await trx.raw(teachers);
  await trx.raw(series);
  await trx.raw('analyze series');
  await trx.raw(stored);
  await trx.raw(dates);
  await trx.raw('analyze dates');
}
