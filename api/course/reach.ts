import type { Knex } from 'knex';
import type { Behaviour, Context } from '../engine/define.ts';

type Scope = NonNullable<Behaviour['scopes']>[string];

/**
 * The levels that a student has come to: the current one and those below it. Without a level there are none; a
 * demonstration shows the first.
 */
export function reachedLevels({ trx, caller }: Context): Knex.QueryBuilder {
  const levels = trx('levels').select('levels.id').where('levels.status', 'active');
  return caller.student_type === 'demo'
    ? levels.orderBy('levels.order').limit(1)
    : levels.where('levels.order', '<=', caller.level?.order ?? -1);
}

/** The active lessons of these levels. */
export const reachedLessons = (ctx: Context): Knex.QueryBuilder =>
  ctx
    .trx('lessons')
    .select('lessons.id')
    .where('lessons.status', 'active')
    .whereIn('lessons.level_id', reachedLevels(ctx));

/**
 * The first lesson of the course, for whoever has handed a leveling test in and has no level yet: to be read while a
 * coordinator reviews the test. Its exercises stay closed.
 */
const sampleLesson = ({ trx, caller }: Context): Knex.QueryBuilder =>
  trx('lessons')
    .select('lessons.id')
    .join('levels', 'levels.id', 'lessons.level_id')
    .where('lessons.status', 'active')
    .where('levels.status', 'active')
    .whereRaw(`exists (select from leveling_tests t where t.student_id = ? and t.status = 'pending_revision')`, [
      caller.id,
    ])
    .orderBy(['levels.order', 'lessons.order', 'lessons.id'])
    .limit(1);

/** The active lessons that a student may read. */
const readableLessons = (ctx: Context): Knex.QueryBuilder =>
  ctx.caller.level || ctx.caller.student_type === 'demo' ? reachedLessons(ctx) : sampleLesson(ctx);

/** A lesson that the student may read. */
export const isReadableLesson: Scope = (query, ctx) => query.whereIn('lessons.id', readableLessons(ctx));

/** What is active itself. */
export const active =
  (table: string): Scope =>
  (query) =>
    query.where(`${table}.status`, 'active');

/** What is active in a level that the student has reached. */
export const inReachedLevel =
  (table: string): Scope =>
  (query, ctx) =>
    query.where(`${table}.status`, 'active').whereIn(`${table}.level_id`, reachedLevels(ctx));

/** What is active in a lesson that the student may read. */
export const inReadableLesson =
  (table: string): Scope =>
  (query, ctx) =>
    query.where(`${table}.status`, 'active').whereIn(`${table}.lesson_id`, readableLessons(ctx));
