import type { Knex } from 'knex';
import { entityOf, type MeetingKind } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { refusalSentence } from '../../engine/problems.ts';
import { idsOf, type Sought } from './which.ts';

/** So many meetings one answer holds at most. */
const most = 300;

/**
 * One statement: the meetings, who teaches them, the caller's seats, and every rule for all of them at once; of a seat that
 * is offered why it cannot be accepted, and which other offers accepting ends.
 */
const cardsSql = (sought: Sought, order: string) => `
  with found as (
    ${idsOf(sought)}),
  shown as materialized (
    select m.id, m.kind, m.status, m.starts_at, m.ends_at, m.level_id, m.forum_type, m.capacity,
      case when m.kind in ('classe', 'forum') then m.registration_opens_at end as registration_opens_at,
      m.taken, m.staff_id, m.class_lesson_id, m.second_id, m.particular_class_id,
      first.id as first_id
    from found join meetings m on m.id = found.id
      left join meetings first on first.second_id = m.id and first.second_id is not null
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

type JudgedRefusal = Omit<NonNullable<MeetingCard['refusal']>, 'rule' | 'message'> & { rule: string | null };

/** A meeting as the statement reads it. */
type CardRow = Omit<MeetingCard, 'teacher' | 'topic' | 'second' | 'seat' | 'gives_up' | 'refusal' | 'seats_left'> &
  Pick<RowOf<'users'>, 'first_name' | 'avatar'> &
  Pick<RowOf<'meetings'>, 'taken' | 'staff_id' | 'second_id' | 'particular_class_id'> &
  Omit<NonNullable<MeetingCard['seat']>, 'id' | 'status'> &
  JudgedRefusal & {
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

interface CardParams {
  kind?: MeetingKind;
  id?: number;
}

/** Meetings as the caller sees them; of staff no seat and no refusal. */
export async function readCards(sought: Sought, params: CardParams, ctx: Context, order = ''): Promise<MeetingCard[]> {
  const { id: caller, student_type, level } = ctx.caller;
  const reach = { student_type, level_id: level?.id ?? null, level_order: level?.order ?? null };
  const values = { caller, now: ctx.now.toISOString(), ...reach, ...params };
  const { rows } = await ctx.trx.raw<{ rows: CardRow[] }>(
    cardsSql(sought, order),
    values as Record<string, Knex.RawBinding>,
  );
  return rows.map((row) => cardOf(row, ctx));
}

function cardOf(row: CardRow, { caller }: Context): MeetingCard {
  const { id, kind, status, starts_at, ends_at, level_id, forum_type, capacity, rule } = row;
  const { params, possible_at, registration_opens_at, cancel_until, join_opens_at, first_id } = row;
  const entity = entityOf({ kind });
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
