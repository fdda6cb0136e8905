import type { Entities } from '#schemas/types/entities.ts';
import type { Context } from '../engine/define.ts';
import { today } from './day.ts';

/** How many cards a set has at most: five minutes. */
const most = 10;

/** From how many days of stability on something counts as learnt. */
const learntFrom = 21;

/** The cards `c` of a student that can be asked: their form is open, and their author has not removed the question. */
const askable = `review_cards c join attempts a on a.id = c.attempt_id join form_versions v on v.id = a.form_version_id
  join forms f on f.id = v.form_id and f.status = 'active'
  where c.student_id = :student and c.status = 'active'
    and exists (select from questions q where q.id = substr(c.question, 2)::int)`;

/** What is still to be answered of a set `s`, for the first time or once more. */
export const left = `review_answers r join review_cards c on c.id = r.review_card_id
  where r.review_set_id = s.id and (r.tries = 0 and c.status = 'active' or r.tries = 1 and r.rating <> 'good')`;

/** The set that the caller has begun today and not finished. */
const open = `review_sets s where s.student_id = :student and s.finished_at is null
  and (s.started_at at time zone :zone)::date = :day and exists (select from ${left})`;

const paramsOf = (ctx: Context) => ({ student: ctx.caller.id, zone: ctx.caller.time_zone, day: today(ctx) });

/** The ids of the caller's next cards, those first that have waited longest. */
export async function nextCards(ctx: Context): Promise<number[]> {
  const { rows } = await ctx.trx.raw(
    `select c.id from ${askable} and c.due_on <= :day order by c.due_on, c.attempt_id, c.id limit :most`,
    { ...paramsOf(ctx), most } as never,
  );
  return rows.map(({ id }: { id: number }) => id);
}

export async function openSet(ctx: Context): Promise<number | undefined> {
  const { rows } = await ctx.trx.raw(`select s.id from ${open}`, paramsOf(ctx) as never);
  return rows[0]?.id;
}

type Summary = Entities['review_cards']['queries']['summary']['result'];

/** What the caller is to be asked again today, and how much of it all is learnt. */
export async function summarizeCards(ctx: Context): Promise<Summary> {
  const { rows } = await ctx.trx.raw(
    `select counted.*, coalesce(begun.count, least(counted.due, :most)) as next, begun.id as open
      from (select count(*) filter (where c.due_on <= :day)::int as due,
          count(*) filter (where c.stability <= :learntFrom)::int as learning,
          count(*) filter (where c.stability > :learntFrom)::int as learnt from ${askable}) counted
      left join lateral (select s.id, (select count(*)::int from ${left}) as count from ${open}) begun on true`,
    { ...paramsOf(ctx), most, learntFrom } as never,
  );
  return rows[0];
}

type History = Entities['review_sets']['queries']['history']['result'];

/** The days on which the caller has reviewed, the last of them, and how much of it was right at once. */
export async function reviewedDays(ctx: Context): Promise<History> {
  const { rows } = await ctx.trx.raw(
    `select (r.answered_at at time zone :zone)::date::text as day, count(*)::int as answered,
        count(*) filter (where r.rating = 'good')::int as "right"
      from review_sets s join review_answers r on r.review_set_id = s.id
      where s.student_id = :student and s.started_at > :now::timestamptz - interval '60 days' and r.tries > 0
      group by 1 order by 1 desc limit 14`,
    { ...paramsOf(ctx), now: ctx.now } as never,
  );
  return { days: rows };
}
