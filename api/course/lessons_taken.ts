import type { Knex } from 'knex';
import { passing } from '../attempts/results.ts';
import type { Context, Refusal, Row } from '../engine/define.ts';

const exercise = (lesson: string) =>
  `select from forms f where f.kind = 'exercise' and f.status = 'active' and f.lesson_id = ${lesson}.id`;

/** The lesson has an exercise that the student has not passed, besides the one that is given as passed. */
const unfinished = (lesson: string, passed = 'null') => `exists (${exercise(lesson)}
  and f.id is distinct from ${passed} and not exists (
  select from attempts a join form_versions v on v.id = a.form_version_id
  where v.form_id = f.id and a.student_id = :student and ${passing}))`;

/** Every active exercise of the lesson has been passed. Where there is nothing to pass, nothing was taken. */
export const isTaken = (lesson: string, passed?: string) =>
  `(exists (${exercise(lesson)}) and not ${unfinished(lesson, passed)})`;

/** The first lesson before this one, in a level where the order still counts, that has to be taken first. */
const before = (lesson: string, asked: string) => `(select ${asked} from lessons p
  join levels own on own.id = p.level_id and own."order" = :order
  where p.level_id = ${lesson}.level_id and p.status = 'active' and p."order" < ${lesson}."order"
    and ${unfinished('p')} order by p."order", p.id limit 1)`;

/** Whose lessons are counted, and at which level. */
export const learner = ({ caller }: Context) => ({ student: caller.id, order: caller.level?.order ?? -1 });

/** Of the lesson of the row: taken, open, or locked behind one that comes before. */
export const lessonState = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(
    `case when ${isTaken('lessons')} then 'taken' when ${before('lessons', 'p.id')} is null then 'open' else 'locked' end`,
    learner(ctx),
  );

/** How many lessons of the level of the row have been taken. */
export const lessonsTaken = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(
    `(select count(*)::int from lessons l where l.level_id = levels.id and l.status = 'active' and ${isTaken('l')})`,
    learner(ctx),
  );

/** How many lessons the level of the row asks for: never more than can be taken, as nobody could pass it then. */
export const lessonsNeeded = ({ trx }: Context): Knex.Raw =>
  trx.raw(`least(levels.required_lessons, (select count(*)::int from lessons l
    where l.level_id = levels.id and l.status = 'active' and exists (${exercise('l')})))`);

/** Narrows lessons to those whose exercises may be begun. */
export const unlocked = (query: Knex.QueryBuilder, ctx: Context) =>
  query.whereRaw(`${before('lessons', 'p.id')} is null`, learner(ctx));

/** Why the exercises of a lesson are still closed: lessons open in their order. */
export async function lessonGate(form: Row, ctx: Context): Promise<Refusal | null> {
  const asked = `json_build_object('id', p.id, 'level_id', p.level_id, 'name', p.name, 'english_name', p.english_name)`;
  const first = ctx.trx.raw(before('lessons', asked), learner(ctx));
  const { locked_by } = await ctx.trx('lessons').where({ id: form.lesson_id }).first({ locked_by: first });
  if (!locked_by) return null;
  const { name, english_name } = locked_by;
  return {
    rule: 'lesson_locked',
    params: { lesson: (ctx.caller.locale === 'en' && english_name) || name, unmet: locked_by },
  };
}

/** Whether the lesson of an attempt's exercise has another one, which could be passed in the same instant. */
export const isOneOfMany = ({ trx }: Context): Knex.Raw =>
  trx.raw(`exists (select from form_versions v join forms own on own.id = v.form_id
    join forms f on f.lesson_id = own.lesson_id and f.kind = 'exercise' and f.status = 'active' and f.id <> own.id
    where v.id = attempts.form_version_id)`);

/**
 * Makes the ends of a student's attempts come one after the other, and the later ones see the earlier: of two exercises
 * that are passed at once each would miss the other, and of two exams each would move the student. The attempts come
 * first, as in every action; who refers to the student meanwhile (a session, a line of the log) waits for nobody.
 */
export async function lockLearners(attempts: number[], { trx }: Pick<Context, 'trx'>): Promise<void> {
  await trx.raw(
    `with ended as (select student_id from attempts where id = any(?) order by id for no key update)
      select from users where id = any(array(select student_id from ended)) order by id for no key update`,
    [attempts],
  );
}

/**
 * Writes once that the lesson of an exercise is taken, where this exercise was the last of it: it has just been passed.
 * @param done names the part of a larger statement whose row says so
 */
export const lessonTaken = (form: number, { id, student_id }: Row, ctx: Context, done?: string): Knex.Raw =>
  ctx.trx.raw(
    `insert into progress_logs (student_id, event, lesson_id, attempt_id, by, at)
      select :student, 'lesson_taken', lessons.id, :attempt, :by, :at from lessons
      where lessons.id = (select lesson_id from forms where id = :form) and ${isTaken('lessons', ':form')}
        ${done ? 'and exists (select from :done:)' : ''}
      on conflict do nothing`,
    { student: student_id, form, attempt: id, by: ctx.caller.id, at: ctx.now, ...(done ? { done } : {}) },
  );
