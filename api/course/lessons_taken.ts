import type { Knex } from 'knex';
import { passing, waiting } from '../attempts/results.ts';
import type { Context, Refusal, RowOf } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';

const exercise = (lesson: string) =>
  `select from forms f where f.kind = 'exercise' and f.status = 'active' and f.lesson_id = ${lesson}.id`;

/** The lesson has an exercise of which the student has no such attempt. */
const without = (lesson: string, attempt: string) => `exists (${exercise(lesson)} and not exists (
  select from attempts a join form_versions v on v.id = a.form_version_id
  where v.form_id = f.id and a.student_id = :student and ${attempt}))`;

const hasUnpassed = (lesson: string) => without(lesson, passing);

/** Something is left for the student to do: what waits for a person is not. */
const hasUndone = (lesson: string) => without(lesson, `(${passing} or ${waiting})`);

/** Staff count the lesson as taken, whatever has been passed. */
const isAdded = (lesson: string) => `exists (select from credits c
  where c.lesson_id = ${lesson}.id and c.student_id = :student and c.taken_back_at is null)`;

/** Every active exercise of the lesson has been passed. Where there is nothing to pass, nothing was. */
export const isPassed = (lesson: string) => `(exists (${exercise(lesson)}) and not ${hasUnpassed(lesson)})`;

/** The lesson has been passed, or staff have added it. */
const isTaken = (lesson: string) =>
  `(exists (${exercise(lesson)}) and (not ${hasUnpassed(lesson)} or ${isAdded(lesson)}))`;

const isHandedIn = (lesson: string) => `(exists (${exercise(lesson)}) and not ${hasUndone(lesson)})`;

/**
 * The first lesson before this one, in a level where the order still counts, that has to be done first. Who waits for a
 * person goes on meanwhile.
 */
const before = (lesson: string, columns: string) => `(select ${columns} from lessons p
  join levels own on own.id = p.level_id and own."order" = :order
  where p.level_id = ${lesson}.level_id and p.status = 'active' and p."order" < ${lesson}."order"
    and ${hasUndone('p')} and not ${isAdded('p')} order by p."order", p.id limit 1)`;

/** Whose lessons are counted, and at which level. */
export const learner = ({ caller }: Context) => ({ student: caller.id, order: caller.level?.order ?? -1 });

/** Of the lesson of the row: taken, handed in and waiting for a person, open, or locked behind one that comes before. */
export const lessonState = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(
    `case when ${isTaken('lessons')} then 'taken' when ${isHandedIn('lessons')} then 'pending_revision'
      when ${before('lessons', 'p.id')} is null then 'open' else 'locked' end`,
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

/** Why the exercises of a lesson are still closed: lessons open in their order. */
export async function lessonGate(form: RowOf<'forms'>, ctx: Context): Promise<Refusal | null> {
  if (form.lesson_id === null) return null;
  const columns = `json_build_object('id', p.id, 'level_id', p.level_id, 'name', p.name, 'english_name', p.english_name)`;
  const first = ctx.trx.raw(before('lessons', columns), learner(ctx));
  const { locked_by } = requireRow(await ctx.trx('lessons').where({ id: form.lesson_id }).first({ locked_by: first }));
  if (!locked_by) return null;
  const { name, english_name } = locked_by;
  return {
    rule: 'lesson_locked',
    params: { lesson: (ctx.caller.locale === 'en' && english_name) || name, unmet: locked_by },
  };
}

/**
 * Makes the ends of a student's attempts come one after the other, and the later ones see the earlier: of two exercises
 * that are passed at once each would miss the other, and of two exams each would move the student. The attempts come
 * first, as in every action; who refers to the student meanwhile (a session, a line of the log) waits for nobody.
 * @returns where the form of the attempts stands
 */
export async function lockLearners(
  form_id: number,
  attempts: number[],
  { trx }: Pick<Context, 'trx'>,
): Promise<Pick<RowOf<'forms'>, 'lesson_id' | 'level_id'>> {
  const { rows } = await trx.raw(
    `with ended as (select student_id from attempts where id = any(:attempts) order by id for no key update),
      learners as (
        select id from users where id = any(array(select student_id from ended)) order by id for no key update)
      select lesson_id, level_id, (select count(*) from learners) from forms where id = :form_id`,
    { attempts, form_id },
  );
  return requireRow(rows[0]);
}
