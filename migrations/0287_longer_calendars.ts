import type { Knex } from 'knex';

/** A letter that lists all that a change moved brings all of it into the reader's calendar. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table letters alter column calendar type varchar(200000)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table letters alter column calendar type varchar(20000)');
}
