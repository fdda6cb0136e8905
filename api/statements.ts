import type { PoolClient } from 'pg';
import { PooledClient, type Statement } from './pooled.ts';

/**
 * As JDBC's driver does it: from so many uses on, and for so many statements (`prepareThreshold`,
 * `preparedStatementCacheQueries`).
 */
const [threshold, most, seenMost] = [3, 256, 2000];
const uses = new Map<string, number>();
const names = new Map<string, string>();
let counter = 0;

/**
 * The name of a statement that is used again and again: PostgreSQL plans a named one once for each connection, and for
 * small statements planning takes most of the time. Undefined for one that is seldom used: every name costs memory.
 */
export function nameOf(sql: string): string | undefined {
  const name = names.get(sql);
  if (name || names.size >= most) return name;
  const count = (uses.get(sql) ?? 0) + 1;
  if (uses.size >= seenMost) uses.clear();
  uses.set(sql, count);
  if (count < threshold) return undefined;
  uses.delete(sql);
  names.set(sql, `s${++counter}`);
  return names.get(sql);
}

/** Statements with their places for values numbered: most are sent again and again, and looking for places takes long. */
const numberedSql = new Map<string, string>();

/** Knex's client, which names what is used often. */
export class NamingClient extends PooledClient {
  override positionBindings(sql: string): string {
    const known = numberedSql.get(sql);
    if (known !== undefined) return known;
    const text = super.positionBindings(sql);
    if (numberedSql.size >= seenMost) numberedSql.clear();
    numberedSql.set(sql, text);
    return text;
  }

  override async _query(connection: PoolClient, statement: Statement): Promise<unknown> {
    // What has no values may be several statements in one, which cannot be prepared.
    const name = statement.bindings?.length ? nameOf(statement.sql) : undefined;
    if (!name) return super._query(connection, statement);
    try {
      return await super._query(connection, { ...statement, options: { ...statement.options, name } });
    } catch (error) {
      if ((error as { routine?: string }).routine !== 'RevalidateCachedQuery') throw error;
      // A migration has changed the table under the plan: every plan is made anew. (A transaction is lost with it.)
      names.clear();
      return super._query(connection, statement);
    }
  }
}
