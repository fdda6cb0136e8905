import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table settings
      add column grace_minutes integer not null default 10 check (grace_minutes between 0 and 120),
      add column offer_minutes integer not null default 120 check (offer_minutes between 5 and 10080),
      add column licence_margin_before integer not null default 0 check (licence_margin_before between 0 and 120),
      add column licence_margin_after integer not null default 5 check (licence_margin_after between 0 and 120);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table settings
      drop column grace_minutes,
      drop column offer_minutes,
      drop column licence_margin_before,
      drop column licence_margin_after;
  `);
}
