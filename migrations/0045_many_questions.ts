import type { Knex } from 'knex';

// A form into which a bank of questions is brought holds more of them than one written by hand.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table questions drop constraint questions_order_check;
    alter table questions add constraint questions_order_check check ("order" between 1 and 100000);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table questions drop constraint questions_order_check;
    alter table questions add constraint questions_order_check check ("order" between 1 and 1000);
  `);
}
