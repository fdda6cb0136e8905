/**
 * What must never be among meetings and seats, each as SQL that finds the records of which it is true. The database
 * forbids most of it by constraints: that it is looked for all the same is the point.
 */
export const faults: Record<string, { of: 'meetings' | 'registrations'; sql: string }> = {
  oversold: {
    of: 'meetings',
    sql: 'select id from meetings where taken > capacity + over_capacity or taken < 0',
  },
  /** Offers and absences hold a seat too; a seat of two consecutive meetings counts in both. */
  miscounted: {
    of: 'meetings',
    sql: `with held as (
      select meeting_id, count(*) as seats from registrations
      where status in ('offered', 'registered', 'completed') or ended_as = 'absent' group by meeting_id)
    select m.id from meetings m
      left join meetings f on f.second_id = m.id
      left join held own on own.meeting_id = m.id
      left join held firsts on firsts.meeting_id = f.id
    where m.status <> 'inactive' and m.taken <> coalesce(own.seats, 0) + coalesce(firsts.seats, 0)`,
  },
  seat_twice: {
    of: 'registrations',
    sql: `select max(id) as id from registrations where status <> 'inactive'
      group by meeting_id, student_id having count(*) > 1`,
  },
  student_in_two: {
    of: 'registrations',
    sql: `select r.id from registrations r join registrations o on o.student_id = r.student_id and o.id < r.id
        and tstzrange(o.starts_at, o.ends_at) && tstzrange(r.starts_at, r.ends_at)
      where r.status in ('registered', 'completed') and o.status in ('registered', 'completed')`,
  },
  seat_of_other_times: {
    of: 'registrations',
    sql: `select r.id from registrations r cross join lateral seat_times(r.meeting_id) t
      where (r.starts_at, r.ends_at) is distinct from (t.starts_at, t.ends_at)`,
  },
  rank_twice: {
    of: 'registrations',
    sql: `select max(id) as id from registrations where status = 'waiting' group by meeting_id, waiting_number
      having count(*) > 1`,
  },
  rank_beyond: {
    of: 'registrations',
    sql: `select r.id from registrations r join meetings m on m.id = r.meeting_id
      where r.status = 'waiting' and r.waiting_number > m.last_waiting`,
  },
  seat_not_allowed: {
    of: 'registrations',
    sql: `select f.id from users u cross join lateral forbidden_seats(u.id) f
      where u.id in (
        select student_id from registrations
        where status in ('waiting', 'offered', 'registered') and starts_at > clock_timestamp())`,
  },
  seat_in_cancelled: {
    of: 'registrations',
    sql: `select r.id from registrations r join meetings m on m.id = r.meeting_id
      where m.status = 'inactive' and r.status <> 'inactive'`,
  },
  offer_overdue: {
    of: 'registrations',
    sql: `select id from registrations where status = 'offered' and offered_until < clock_timestamp() - interval '15 minutes'`,
  },
  teacher_in_two: overlap('m.staff_id = o.staff_id', 'starts_at', 'ends_at'),
  line_twice: overlap(
    `m.kind in ('classe', 'forum') and o.kind = m.kind and not m.parallel and not o.parallel
      and coalesce(m.level_id::text, m.forum_type) = coalesce(o.level_id::text, o.forum_type)`,
    'starts_at',
    'ends_at',
  ),
  licence_in_two: overlap(
    'm.licence_id = o.licence_id and m.licence_slot = o.licence_slot',
    'licence_from',
    'licence_until',
  ),
  teacher_inactive: toCome(`u.status <> 'active'`, 'join users u on u.id = m.staff_id'),
  licence_unusable: toCome(`l.status <> 'active'`, 'join licences l on l.id = m.licence_id'),
  /** A job gives them out. */
  licence_not_given: toCome(`m.licence_id is null and m.updated_at < clock_timestamp() - interval '15 minutes'
    and exists (select from free_licences(m.licence_from, m.licence_until))`),
  not_finished: {
    of: 'meetings',
    sql: `select id from meetings where status in ('active', 'paused') and ends_at < clock_timestamp() - interval '1 day'`,
  },
};

/** Two meetings that share something at one time. */
function overlap(shared: string, from: string, until: string) {
  return {
    of: 'meetings' as const,
    sql: `select m.id from meetings m join meetings o on o.id < m.id and ${shared}
        and tstzrange(m.${from}, m.${until}) && tstzrange(o.${from}, o.${until})
      where m.status <> 'inactive' and o.status <> 'inactive'`,
  };
}

/** Meetings that will be held, and lack what they need for it. */
function toCome(lack: string, join = '') {
  return {
    of: 'meetings' as const,
    sql: `select m.id from meetings m ${join}
      where m.status in ('active', 'paused') and m.starts_at > clock_timestamp() and ${lack}`,
  };
}
