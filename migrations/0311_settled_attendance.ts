import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table meetings
      add column settled_as text check (settled_as in ('measured', 'unknown', 'no_teacher'));
    alter table registrations add column mark_reason varchar(500);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table registrations drop column mark_reason;
    alter table meetings drop column settled_as;
  `);
}
