import type { Knex } from 'knex';

/**
 * When somebody was here last, to the hour: in no index, so that it is written beside the row without touching any. It is
 * no change of the record, and counts no version.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column last_seen_at timestamptz not null default now();
    update users u set last_seen_at = coalesce(
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id and s.kind = 'primary'), u.created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column last_seen_at');
}
