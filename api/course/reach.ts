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

/** What is active in a lesson that the student has reached. */
export const inReachedLesson =
  (table: string): Scope =>
  (query, ctx) =>
    query.where(`${table}.status`, 'active').whereIn(`${table}.lesson_id`, reachedLessons(ctx));
