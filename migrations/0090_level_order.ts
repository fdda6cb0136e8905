import type { Knex } from 'knex';

/** Levels change places in one statement: that no two stand in the same is looked at when it has moved them all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table levels drop constraint levels_order_key,
      add constraint levels_order_key unique ("order") deferrable initially immediate;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table levels drop constraint levels_order_key, add constraint levels_order_key unique ("order");
  `);
}
