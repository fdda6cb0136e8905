import type { Served } from './served.ts';

/** Puts the lessons of the student's level side by side: none has to be taken before another. */
export const openLessons = ({ knex }: Served) =>
  knex('lessons')
    .whereIn('level_id', knex('users').where({ username: 'student' }).select('current_level_id'))
    .update({ order: 1 });

/** Shows the questions of all exercises on one page, for what is told of that: they are published anew without practice. */
export const onOnePage = ({ knex }: Served): Promise<void> =>
  knex.transaction(async (trx) => {
    await trx('forms').update({ practice: false });
    await trx.raw(`
      insert into form_versions (form_id, number, content, key, rules)
      select distinct on (form_id) form_id, number + 1, content, key, rules - 'practice'
      from form_versions where rules -> 'practice' is not null order by form_id, number desc
      on conflict (form_id, number) do nothing`);
  });
