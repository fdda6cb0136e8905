import type { Knex } from 'knex';

// A passage or a recording is a row among the questions; those that are about it name it. What plays were spent is kept with the attempt.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table questions add parent_id integer references questions on delete set null;
    alter table questions add check (parent_id is null or type <> 'group');
    create index on questions (parent_id);
    alter table attempts add plays jsonb not null default '{}' check (jsonb_typeof(plays) = 'object');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts drop plays;
    alter table questions drop parent_id;
  `);
}
