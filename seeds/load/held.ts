import type { Knex } from 'knex';

/** The places of active licences, the first to be used first. */
const places = `select s.licence_id, s.number, row_number() over (order by l.priority, l.id, s.number) as place
  from licence_slots s join licences l on l.id = s.licence_id where l.status = 'active'`;

/** Meetings of the lines of some periods; holidays are left out, as activating leaves them out. */
const made = `
  with dated as (
    select p.kind, s.staff_id, day::date as local_date, s.start_time, s.minutes, c.school_time_zone as time_zone,
      c.licence_margin_before as margin_before, c.licence_margin_after as margin_after, p.id as period_id,
      s.id as schedule_id, p.parallel, s.level_id, s.forum_type, s.class_lesson_id,
      coalesce(s.capacity, c.default_capacity) as capacity, p.registration_days, p.registration_time,
      (day + s.start_time) at time zone c.school_time_zone + make_interval(mins => s.minutes + c.grace_minutes)
        <= clock_timestamp() as is_over,
      row_number() over (partition by day, s.start_time order by s.id) as place
    from periods p
      join schedules s on s.period_id = p.id and s.status = 'active'
      cross join settings c
      cross join generate_series(p.start_date::timestamp, p.end_date, interval '1 day') day
    where p.id = any (:periods) and s.weekday = to_char(day, 'fmday')
      and not exists (select from holidays h where h.date = day::date and h.status = 'active'
        and h.scope in ('all', case p.kind when 'classe' then 'classes' else 'forums' end))
      and not exists (select from meetings m where m.schedule_id = s.id and m.series_date = day::date)
  )
  insert into meetings (kind, staff_id, local_date, start_time, minutes, time_zone, margin_before, margin_after, period_id,
    schedule_id, series_date, parallel, level_id, forum_type, class_lesson_id, capacity, registration_days,
    registration_time, licence_id, licence_slot, status)
  select kind, staff_id, local_date, start_time, minutes, time_zone, margin_before, margin_after, period_id, schedule_id,
    local_date, parallel, level_id, forum_type, class_lesson_id, capacity, registration_days, registration_time,
    p.licence_id, p.number, case when is_over then 'completed' else 'active' end
  from dated left join (${places}) p using (place)
  where is_over or :coming
  order by local_date, start_time, schedule_id`;

/** The last one of each teacher waits for the attendance to be settled. */
const unsettled = `
  update meetings set status = 'finished' where id in (
    select distinct on (staff_id) id from meetings
    where status = 'completed' and kind in ('classe', 'forum') and period_id = any (:periods)
    order by staff_id, starts_at desc)`;

/** The topics of a level, one class after the other, and again from the first. */
const topics = `
  update meetings m set class_lesson_id = found.topic
  from (
    select m.id, t.ids[1 + (row_number() over (partition by m.level_id order by m.starts_at, m.id) - 1) % cardinality(t.ids)] as topic
    from meetings m join (
      select level_id, array_agg(id order by "order", id) as ids from class_lessons where status = 'active' group by level_id
    ) t on t.level_id = m.level_id
    where m.kind = 'classe' and m.period_id = any (:periods)
  ) found
  where m.id = found.id and m.class_lesson_id is null`;

interface Reach {
  /** Whether meetings to come are meant as well. */
  coming?: boolean;
}

/**
 * Makes the meetings that the lines of some periods had until now: activating a period makes those that are to come
 * alone.
 */
export async function holdLines(knex: Knex, periods: number[], { coming = false }: Reach = {}): Promise<void> {
  await knex.raw(made, { periods, coming });
  await knex.raw(unsettled, { periods });
}

/** Gives each class of some periods its topic. */
export const giveTopics = (knex: Knex, periods: number[]) => knex.raw(topics, { periods });

/** Students with the meetings that are open to them, and a number for each pair that is always the same. */
const pairs = (kind: 'classe' | 'forum') => `
  select m.id as meeting_id, m.capacity, m.local_date, m.starts_at, m.ends_at, m.staff_id, m.status as state,
    u.id as student_id, hashtext(u.username::text || m.local_date || m.start_time || m.kind) & 2147483647 as draw
  from meetings m
    join users u on u.kind = 'student' and u.status = 'active'
      ${kind === 'classe' ? 'and u.current_level_id = m.level_id' : ''}
    left join levels l on l.id = u.current_level_id
  where m.kind = '${kind}' and m.period_id = any (:periods) and m.taken = 0 and m.second_id is null
    and (m.status in ('completed', 'finished') or m.status = 'active' and :coming and m.registration_opens_at < now())
    and is_open_to(u.student_type, u.current_level_id, l."order", m.kind, m.level_id, m.forum_type)
    and (u.access_until is null or u.access_until >= m.local_date)
    and not exists (select from meetings f where f.second_id = m.id)
    and not exists (select from registrations r where r.meeting_id = m.id)`;

const seats = `
  with pairs as (${pairs('classe')} union all ${pairs('forum')}),
  days as (
    select *, row_number() over (partition by student_id, local_date order by draw) as turn
    from pairs where draw % 100 < :share
  ),
  seats as (
    select *, row_number() over (partition by meeting_id order by draw) as place,
      case when state <> 'completed' then 'registered' when draw / 100 % 100 < 82 then 'completed'
        when draw / 100 % 100 < 94 then 'absent' else 'cancelled' end as fate,
      starts_at + make_interval(secs => draw / 10000 % 420) as came, ends_at - make_interval(secs => draw / 10000 % 180) as went
    from days where turn = 1
  )
  insert into registrations (meeting_id, student_id, registered_at, registered_by, joined_at, left_at, status, ended_as,
    cancelled_at)
  select meeting_id, student_id, least(starts_at - make_interval(hours => 3 + draw % 140), now()), student_id,
    case fate when 'completed' then came end, case fate when 'completed' then went end,
    case when fate in ('absent', 'cancelled') then 'inactive' else fate end,
    case when fate in ('absent', 'cancelled') then fate end,
    case fate when 'cancelled' then starts_at - interval '150 minutes' end
  from seats where place <= capacity
  order by meeting_id, place`;

const counts = `
  update meetings m set taken = held.taken
  from (
    select meeting_id, count(*) as taken from registrations
    where status in ('offered', 'registered', 'completed') or ended_as = 'absent' group by meeting_id
  ) held
  where m.id = held.meeting_id and m.taken = 0 and m.period_id = any (:periods)`;

/**
 * Lets students take seats of the meetings that were held, one a day each, and come to most of them.
 * @param share of a hundred, how often a student takes what is open
 */
export async function takeSeats(
  knex: Knex,
  periods: number[],
  { share = 80, coming = false }: Reach & { share?: number } = {},
): Promise<void> {
  await knex.raw(seats, { periods, share, coming });
  await knex.raw(counts, { periods });
}
