import type { Knex } from 'knex';

/** Days on which a school in Mexico rests, of each year that is touched; those that stand there already are left alone. */
const holidays = `
  insert into holidays (date, name, scope)
    select d.date, d.name, 'all' from year y
      cross join generate_series(extract(year from y.first_day)::int, extract(year from y.last_day)::int) of_year
      cross join lateral (values
        (make_date(of_year, 1, 1), 'Año Nuevo'), (make_date(of_year, 5, 1), 'Día del Trabajo'),
        (make_date(of_year, 9, 16), 'Día de la Independencia'), (make_date(of_year, 12, 24), 'Nochebuena'),
        (make_date(of_year, 12, 25), 'Navidad'), (make_date(of_year, 12, 31), 'Fin de año')) d(date, name)
    where d.date between y.first_day and y.last_day and not exists (select from holidays h where h.date = d.date)`;

/** When people come: early and in the evening, fewer on Fridays, half on Saturdays, and few on Sundays. */
const hours = `
  create temp table hours on commit drop as
    select weekday, hour, by_weekday * by_hour as weight
    from (values (1, 1.1), (2, 1.1), (3, 1.0), (4, 1.0), (5, 0.8), (6, 0.5), (7, 0.15)) d(weekday, by_weekday)
      cross join (values (7, 1.2), (8, 1.2), (9, 0.9), (10, 0.8), (11, 0.7), (12, 0.6), (13, 0.5), (14, 0.4), (15, 0.6),
        (16, 0.9), (17, 1.3), (18, 1.8), (19, 2.0), (20, 1.7), (21, 0.9)) h(hour, by_hour)`;

/** The week of the school: classes of each level, forums of each band, by so many teachers as the fullest hour needs. */
const lines = `
  create temp table lines on commit drop as
  with wanted as (
    select h.*, l.id as level_id, null as forum_type, 24 as capacity, y.students / 5000.0 * 1.6 * (1.2 - 0.05 * l."order") * h.weight as mean
    from hours h cross join levels l cross join year y where l.status = 'active'
    union all
    select h.*, null, band, 60, y.students / 5000.0 * 0.9 * h.weight
    from hours h cross join unnest(array['beginner', 'advanced']) band cross join year y
  ), numbered as (
    select w.*, row_number() over (partition by weekday, hour order by level_id, forum_type, n) as number
    from wanted w cross join lateral generate_series(1,
      floor(mean + pg_temp.draw(concat_ws('/', 'line', weekday, hour, level_id, forum_type)))::int) n
  )
  select *, (number + 7 * hour + 3 * weekday) % max(number) over () as teacher from numbered`;

const teachers = `
  insert into users (kind, role_id, username, password, email, first_name, name)
    select 'staff', r.id, 'year.teacher.' || n, '-', 'teacher.' || n || '@year.example', 'Docente', 'N.º ' || n + 1
    from generate_series(0, (select max(teacher) from lines)) n, roles r where r.slug = 'teacher'`;

/** Thirteen weeks each, of classes and of forums; those that are over are finished. */
const periods = `
  insert into periods (kind, name, start_date, end_date, parallel, status)
    select kind, case kind when 'classe' then 'Clases' else 'Foros' end || to_char(day, ' MM/YYYY'), day,
      least(day + 90, y.last_day), true, case when day + 90 < y.today then 'finished' else 'active' end
    from year y
      cross join lateral (select d::date as day from generate_series(y.first_day::timestamp, y.last_day, interval '91 days') d) d
      cross join unnest(array['classe', 'forum']) kind
    order by day, kind
  returning id`;

const schedules = `
  insert into schedules (period_id, weekday, start_time, minutes, level_id, forum_type, staff_id, capacity)
    select p.id, weekday_name('2024-01-01'::date + s.weekday - 1), make_time(s.hour, 0, 0), 50, s.level_id, s.forum_type, t.id,
      s.capacity
    from periods p join lines s on (p.kind = 'forum') = (s.forum_type is not null)
      join users t on t.username = 'year.teacher.' || s.teacher
    where p.id = any (?)
    order by p.id, s.weekday, s.hour, s.number`;

/** Every date of every line; one in a hundred and twenty was cancelled. They are stored once their seats are known. */
const meetings = `
  create temp table dates on commit drop as
  with dated as (
    select s.*, p.kind, day::date as local_date, case p.kind when 'classe' then s.level_id::text else s.forum_type end as line,
      (day + s.start_time) at time zone y.zone as starts_at, y.zone, y.moment
    from periods p join schedules s on s.period_id = p.id
      cross join year y
      cross join generate_series(p.start_date::timestamp, p.end_date, interval '1 day') day
    where p.id = any (?) and weekday_name(day::date) = s.weekday
      and not exists (select from holidays h where h.date = day::date and h.status = 'active' and h.scope = 'all')
  ), topics as (
    select level_id, array_agg(id order by "order", id) as ids from class_lessons where status = 'active' group by level_id
  )
  select nextval(pg_get_serial_sequence('meetings', 'id'))::int as id, null::int as series_id, kind, staff_id, local_date,
    start_time, minutes, period_id, id as schedule_id, level_id, forum_type, capacity, line, starts_at,
    ids[1 + (row_number() over (partition by level_id order by starts_at, id) - 1) % cardinality(ids)] as class_lesson_id,
    starts_at + make_interval(mins => minutes) as ends_at,
    case when pg_temp.draw('cancelled' || id || local_date) < 0.008 and starts_at < moment then 'inactive'
      when starts_at + interval '1 hour' > moment then 'active'
      when starts_at + interval '3 hours' > moment then 'finished' else 'completed' end as status,
    row_number() over (partition by local_date, line order by start_time, id)::int - 1 as place,
    count(*) over (partition by local_date, line)::int as of_line
  from dated left join topics using (level_id) order by starts_at, id`;

/** Holidays, teachers, periods with their lines, and the dates of these. */
export async function fillTimetable(trx: Knex): Promise<void> {
  await trx.raw(holidays);
  await trx.raw(hours);
  await trx.raw(lines);
  await trx.raw(teachers);
  const { rows } = await trx.raw(periods);
  const ids = rows.map(({ id }: { id: number }) => id);
  await trx.raw(schedules, [ids]);
  await trx.raw(meetings, [ids]);
  await trx.raw('create index on dates (local_date, line, place)');
  await trx.raw('analyze dates');
}
