import type { Knex } from 'knex';

/** A student who was found to be another one points to that one; whom staff know to be two persons stay apart. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column merged_into_id integer references users on delete restrict
        check (merged_into_id is null or status = 'inactive'),
      add column apart_from jsonb not null default '[]' check (jsonb_typeof(apart_from) = 'array');
    create index on users (merged_into_id) where merged_into_id is not null;
    create index on users (date_of_birth) where kind = 'student' and merged_into_id is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column merged_into_id, drop column apart_from');
}
