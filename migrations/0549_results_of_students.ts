import type { Knex } from 'knex';

/** How far all students are is counted in the index of their results: rows with all answers take far longer to read. */
export const up = (knex: Knex) =>
  knex.raw(`create index attempts_results on attempts (student_id, form_version_id) include (percentage)
    where status = 'completed'`);
export const down = (knex: Knex) => knex.raw('drop index attempts_results');
