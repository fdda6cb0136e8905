import type { Served } from './served.ts';

/** Puts the lessons of the student's level side by side: none has to be taken before another. */
export const openLessons = ({ knex }: Served) =>
  knex('lessons')
    .whereIn('level_id', knex('users').where({ username: 'student' }).select('current_level_id'))
    .update({ order: 1 });

/** Shows the questions of all exercises on one page, for what is told of that. */
export async function onOnePage({ knex }: Served): Promise<void> {
  await knex('forms').update({ practice: false });
  await knex('form_versions').update({ rules: knex.raw("rules - 'practice'") });
}
