import type { PoolClient } from 'pg';
import { PooledClient, type Statement } from './pooled.ts';
import { forgetNames, nameOf } from './statement_names.ts';

const mostNumbered = 2000;

/** Statements with their places for values numbered: most are sent again and again, and looking for places takes long. */
const numberedSql = new Map<string, string>();

/** Knex's client, which names what is used often. */
export class NamingClient extends PooledClient {
  override positionBindings(sql: string): string {
    const known = numberedSql.get(sql);
    if (known !== undefined) return known;
    const text = super.positionBindings(sql);
    if (numberedSql.size >= mostNumbered) numberedSql.clear();
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
      forgetNames();
      return super._query(connection, statement);
    }
  }
}
