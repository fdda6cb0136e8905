import type { Knex } from 'knex';

/** What is filled with so many rows that asking each by itself takes longer than asking all at the end. */
const tables = ['attempts', 'meetings', 'message_receipts', 'progress_logs', 'registrations', 'room_events'];

const found = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where conrelid = any (?::regclass[]) and contype in ('f', 'x') and conparentid = 0
  order by contype, conname`;

/**
 * Takes foreign keys and exclusion constraints off for some work and puts them on again in the same transaction, as they
 * were: PostgreSQL then asks them of every row, so that nothing is stored that they would have refused.
 */
export async function withoutConstraints(trx: Knex, work: () => Promise<void>): Promise<void> {
  const { rows } = await trx.raw(found, [tables]);
  for (const { table, name } of rows) await trx.raw('alter table ?? drop constraint ??', [table, name]);
  await work();
  // Bindings would be read in the definitions too.
  for (const { table, name, definition } of rows)
    await trx.raw(`alter table "${table}" add constraint "${name}" ${definition.replaceAll('?', '\\?')}`);
}
