import type { Knex } from 'knex';

// What was removed from a form is looked up in the log by the form.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index audit_logs_removed_questions on audit_logs ((before ->> 'form_id'), id)
      where entity = 'questions' and action = 'delete';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index audit_logs_removed_questions');
}
