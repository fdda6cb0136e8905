import type { Knex } from 'knex';

// Who accepts an answer has confirmed beforehand what becomes of it: what is found is applied, and it concerns one question.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table regradings
      add column question varchar(12),
      add column confirmed boolean not null default false;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table regradings drop column question, drop column confirmed');
}
