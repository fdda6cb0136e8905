import type { Knex } from 'knex';
import type { Statement } from './statement.ts';

/** Named values as PostgreSQL takes them. */
export function native({ sql, values }: Statement, knex: Knex): { text: string; values: unknown[] } {
  const { sql: text, bindings } = knex
    .raw(sql, values as never)
    .toSQL()
    .toNative();
  return { text, values: [...bindings] };
}
