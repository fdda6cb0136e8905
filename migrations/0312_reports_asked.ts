import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table provider_meetings
      add column reports_asked integer not null default 0 check (reports_asked >= 0);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table provider_meetings drop column reports_asked');
}
