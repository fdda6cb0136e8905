import { dayOf } from '#schemas/dates.ts';
import { weekOf } from '#schemas/periods.ts';
import type { WeekOfWork } from '#schemas/types/fragments/week_of_work.ts';
import type { Context } from '../engine/define.ts';

/** A part of SQL: what a student did from a moment on, as rows of `at`, `form_version_id`, `submitted` and `attended`. */
type Source = string;

/** What counts as work. A day with any of it is a day of work; another kind of work is one more source. */
const sources: Source[] = [
  `select a.submitted_at, a.form_version_id, true, false from attempts a
    where a.student_id = :student and a.submitted_at >= :from`,
  `select moment::timestamptz, a.form_version_id, false, false
    from attempts a cross join jsonb_array_elements_text(a.worked_at) moment
    where a.student_id = :student and a.updated_at >= :from`,
  `select r.starts_at, null, false, true from registrations r
    where r.student_id = :student and r.status = 'completed' and r.starts_at >= :from`,
];

/** The work of some days, by the clocks of a zone, which may be changed within them. */
const workOf = `
  with work (at, form_version_id, submitted, attended) as (${sources.join(' union all ')}),
    week as (select work.*, to_char(at at time zone :zone, 'YYYY-MM-DD') as day from work where at < :until),
    lesson as (
      select l.id, l.level_id, l.name, l.english_name, l.description, l.english_description, l."order",
        case when exists (select from progress_logs p where p.student_id = :student and p.lesson_id = l.id
            and p.event = 'lesson_taken' and p.at >= :from and p.at < :until) then 'taken'
          when l.level_id is distinct from (select current_level_id from users where id = :student)
            or exists (select from progress_logs p where p.student_id = :student and p.lesson_id = l.id
              and p.event = 'lesson_taken' and p.at < :from) then 'revised'
          else 'begun' end as outcome
      from lessons l where l.status = 'active' and l.id in (
        select f.lesson_id from week join form_versions v on v.id = week.form_version_id join forms f on f.id = v.form_id))
  select array(select distinct day from week) as worked,
    (select count(distinct v.form_id)::integer from week join form_versions v on v.id = week.form_version_id
      where week.submitted) as exercises,
    (select count(*)::integer from week where week.attended) as classes,
    coalesce((select jsonb_agg(to_jsonb(lesson) - 'order' order by lesson.level_id, lesson."order") from lesson), '[]')
      as lessons`;

interface WeekParams {
  student: number;
  /** The week of this moment. */
  now: Date;
  /** Whose days they are. */
  zone: string;
}

/** What a student did in a week, which begins on Monday. */
async function readWeek({ student, now, zone }: WeekParams, { trx }: Pick<Context, 'trx'>): Promise<WeekOfWork> {
  const today = dayOf(now.toISOString(), zone);
  const days = weekOf(today);
  const bounds = await trx.raw(
    `select (:first::date)::timestamp at time zone :zone as "from",
      (:last::date + 1)::timestamp at time zone :zone as until`,
    { first: days[0] as string, last: days[6] as string, zone },
  );
  const { rows } = await trx.raw(workOf, { student, zone, ...bounds.rows[0] });
  const { worked, ...done } = rows[0];
  return { today, days: days.map((day) => ({ day, worked: worked.includes(day) })), ...done };
}

/** The own week. */
export const ownWeek = (_row: unknown, _params: unknown, ctx: Context): Promise<WeekOfWork> =>
  readWeek({ student: ctx.caller.id as number, now: ctx.now, zone: ctx.caller.time_zone }, ctx);
