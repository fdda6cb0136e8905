import type { Knex } from 'knex';

/** What reports read in order, or for all students at once: the steps of everybody by their moments, and classes that may count. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index progress_logs_by_moment on progress_logs (at, id);
    create index registrations_of_classes on registrations (student_id, level_id) include (status)
      where kind = 'classe' and status in ('completed', 'registered');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index registrations_of_classes, progress_logs_by_moment');
}
