import type { Knex } from 'knex';

/** Staff are few among many students: meetings are searched by the names of their teachers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index users_staff on users (id) where kind = 'staff'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_staff');
}
