import type { Knex } from 'knex';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { refusalSentence } from '../../engine/problems.ts';

/** So many meetings one answer holds at most. */
const most = 300;

/** The entity that a kind of meetings is. */
const entityOf = {
  classe: 'classes',
  forum: 'forums',
  demo: 'demo_classes',
  particular: 'particular_meetings',
} as const;

/** No meeting is longer: what is still going on has begun after that, which an index knows. */
const longest = `interval '8 hours'`;

/** A seat in the meeting, or in the first of the pair whose second it is: the caller's seats are looked up once. */
const ownSeat = (which: string) => `m.id in (
  select unnest(array[first.id, first.second_id]) from registrations r join meetings first on first.id = r.meeting_id
  where r.student_id = :caller and (${which}))`;

const ownSeries = `exists (
  select from particular_classes p where p.id = m.particular_class_id and p.student_id = c.id)`;

const isComing = `m.starts_at > :now::timestamptz - ${longest} and m.ends_at > :now and m.status <> 'draft'`;

/**
 * Which meetings are looked for, of those of m; `c` is the caller. The second of a pair comes with its first, and stands
 * for itself only where one has the seat.
 */
export const which = {
  /** Those to come that are open to the caller, and those in which the caller has a seat. */
  open: `m.kind = :kind and ${isComing} and (
    m.status <> 'inactive' and is_open_to(c.student_type, c.level_id, c.level_order, m.kind, m.level_id, m.forum_type)
      and (select first.id from meetings first where first.second_id = m.id) is null
    or ${ownSeat(`r.status <> 'inactive' or r.ended_as = 'meeting_cancelled'`)} or ${ownSeries})`,
  /** Those that are over and of which the caller was, or should have been. */
  past: `m.kind = :kind and m.ends_at <= :now and m.status <> 'draft' and (
    ${ownSeat(`r.status in ('registered', 'completed') or r.ended_as = 'absent'`)} or ${ownSeries})`,
  /** Those of any kind to come in which the caller has, waits for or is offered a seat. */
  own: `${isComing} and m.status <> 'inactive' and (${ownSeat(`r.status <> 'inactive'`)} or ${ownSeries})`,
  one: 'm.id = :id',
};

/**
 * One statement: the meetings, who teaches them, the caller's seats, and every rule for all of them at once; of a seat that
 * is offered why it cannot be accepted, and which other offers accepting ends.
 */
const cardsSql = (condition: string, order: string) => `
  with shown as materialized (
    select m.id, m.kind, m.status, m.starts_at, m.ends_at, m.level_id, m.forum_type, m.capacity,
      case when m.kind in ('classe', 'forum') then m.registration_opens_at end as registration_opens_at,
      m.taken, m.staff_id, m.class_lesson_id, m.second_id, m.particular_class_id,
      (select first.id from meetings first where first.second_id = m.id) as first_id
    from meetings m
      cross join (
        select u.id, u.student_type, u.current_level_id as level_id, l."order" as level_order
        from users u left join levels l on l.id = u.current_level_id where u.id = :caller) c
    where ${condition}
    order by m.starts_at ${order}, m.id limit ${most}),
  seats as materialized (
    select distinct on (seat.in_meeting) seat.* from (
      select m.id as in_meeting, r.* from shown m join registrations r on r.student_id = :caller and r.meeting_id = m.id
      union all
      select m.id, r.* from shown m join registrations r on r.student_id = :caller and r.meeting_id = m.first_id) seat
    order by seat.in_meeting, seat.status = 'inactive', seat.id desc),
  asked as (
    select array_agg(m.id) filter (where seat.id is null) as to_register,
      array_agg(m.id) filter (where seat.id is not null) as to_accept
    from shown m left join seats seat on seat.in_meeting = m.id and seat.status = 'offered' and m.first_id is null),
  judged as (
    select * from judge_page(:caller, (select to_register from asked), 'self', :now)
    union all
    select * from judge_page(:caller, (select to_accept from asked), 'accept', :now))
  select m.*, t.first_name, t.avatar, topic.id as topic_id, topic.name as topic_name, topic.english_name,
    m.starts_at - make_interval(mins => s.cancel_until_minutes) as cancel_until,
    m.starts_at - make_interval(mins => s.join_opens_minutes) as join_opens_at,
    second.starts_at as second_starts_at, second.ends_at as second_ends_at,
    second.capacity - second.taken as second_left,
    seat.id as seat_id, seat.status as seat_status, seat.offered_until, seat.ended_as,
    coalesce(seat.reported_seconds, seat.live_seconds) as seconds_in_class,
    case when seat.status = 'waiting' then (
      select count(*)::integer from registrations ahead
      where ahead.meeting_id = seat.meeting_id and ahead.status = 'waiting'
        and ahead.waiting_number <= seat.waiting_number) end as rank,
    case when seat.status = 'offered' then (
      select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'topic', case when about.id is not null then
          jsonb_build_object('id', about.id, 'name', about.name, 'english_name', about.english_name) end) order by o.id)
      from registrations r
        join meetings o on o.id = r.meeting_id
        left join class_lessons about on about.id = o.class_lesson_id and about.status = 'active'
      where r.student_id = :caller and r.status = 'offered' and r.id <> seat.id
        and tstzrange(r.starts_at, r.ends_at) && tstzrange(seat.starts_at, seat.ends_at)) end as gives_up,
    judged.rule, judged.params, judged.possible_at
  from shown m
    join users t on t.id = m.staff_id
    cross join settings s
    left join class_lessons topic on topic.id = m.class_lesson_id and topic.status = 'active'
    left join meetings second on second.id = m.second_id
    left join seats seat on seat.in_meeting = m.id
    left join judged on judged.meeting_id = m.id
  order by m.starts_at ${order}, m.id`;

type Judged = Omit<NonNullable<MeetingCard['refusal']>, 'rule' | 'message'> & { rule: string | null };

/** A meeting as the statement reads it. */
type CardRow = Omit<MeetingCard, 'teacher' | 'topic' | 'second' | 'seat' | 'gives_up' | 'refusal' | 'seats_left'> &
  Pick<RowOf<'users'>, 'first_name' | 'avatar'> &
  Pick<RowOf<'meetings'>, 'taken' | 'staff_id' | 'second_id' | 'particular_class_id'> &
  Omit<NonNullable<MeetingCard['seat']>, 'id' | 'status'> &
  Judged & {
    topic_id: number | null;
    topic_name: string;
    english_name: string | null;
    second_starts_at: string;
    second_ends_at: string;
    second_left: number;
    seat_id: number | null;
    seat_status: NonNullable<MeetingCard['seat']>['status'];
    gives_up: MeetingCard['gives_up'] | null;
  };

interface Asked {
  kind?: keyof typeof entityOf;
  id?: number;
}

/** Meetings as the caller sees them; of staff no seat and no refusal. */
export async function readCards(condition: string, asked: Asked, ctx: Context, order = ''): Promise<MeetingCard[]> {
  const values = { caller: ctx.caller.id, now: ctx.now.toISOString(), ...asked };
  const { rows } = await ctx.trx.raw<{ rows: CardRow[] }>(
    cardsSql(condition, order),
    values as Record<string, Knex.RawBinding>,
  );
  return rows.map((row) => cardOf(row, ctx));
}

function cardOf(row: CardRow, { caller }: Context): MeetingCard {
  const { id, kind, status, starts_at, ends_at, level_id, forum_type, capacity, rule } = row;
  const { params, possible_at, registration_opens_at, cancel_until, join_opens_at, first_id } = row;
  const entity = entityOf[kind];
  return {
    ...{ id, kind, status, starts_at, ends_at, level_id, forum_type, capacity, first_id },
    ...{ registration_opens_at, cancel_until, join_opens_at },
    seats_left: Math.max(0, capacity - row.taken),
    series_id: row.particular_class_id,
    teacher: { id: row.staff_id, first_name: row.first_name, avatar: row.avatar },
    topic: row.topic_id === null ? null : { id: row.topic_id, name: row.topic_name, english_name: row.english_name },
    second:
      row.second_id === null
        ? null
        : {
            id: row.second_id,
            starts_at: row.second_starts_at,
            ends_at: row.second_ends_at,
            seats_left: Math.max(0, row.second_left),
          },
    seat:
      row.seat_id === null
        ? null
        : {
            id: row.seat_id,
            status: row.seat_status,
            rank: row.rank,
            offered_until: row.offered_until,
            ended_as: row.ended_as,
            seconds_in_class: row.seconds_in_class,
          },
    gives_up: row.gives_up ?? [],
    refusal: rule
      ? { rule, params, possible_at, message: refusalSentence({ rule, params }, entity, caller.locale) }
      : null,
  };
}
