import PostgresTransaction from 'knex/lib/dialects/postgres/execution/pg-transaction.js';
import type pg from 'pg';
import SentQuery from 'pg/lib/query';

/** What of pg's connection takes part; its types know only the events. */
interface Wire {
  bind(config: { statement: string; values: unknown[] }): void;
  execute(config: { portal: string }): void;
}

/** A statement with its values, as pg takes it. */
export type Statement = pg.QueryConfig & { values: unknown[] };

/** Connections that have been asked for a transaction, of which the database has heard nothing yet. */
const connectionsToBegin = new WeakSet<object>();
/** Connections on which BEGIN is prepared. */
const preparedConnections = new WeakSet<object>();

/**
 * A transaction that begins with its first statement: both are one message to the database and one answer, and where BEGIN
 * fails the statement is not done. By itself BEGIN costs as much as reading a row.
 */
export class TogetherTransaction extends PostgresTransaction {
  override begin(connection: object): Promise<unknown> {
    if (this.isolationLevel || this.readOnly) return super.begin(connection);
    connectionsToBegin.add(connection);
    return Promise.resolve();
  }
}

/** Whether the next statement of a connection begins a transaction; it does so only once. */
export const takeBeginning = (connection: object): boolean => connectionsToBegin.delete(connection);

/** Begins a transaction before its first statement. */
export async function beginFirst(connection: pg.PoolClient): Promise<void> {
  await connection.query({ name: 'begin', text: 'begin' });
  preparedConnections.add(connection);
}

/** Sends a statement with the BEGIN of its transaction. */
export async function beginWith(connection: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
  if (!preparedConnections.has(connection)) {
    await beginFirst(connection);
    return connection.query(statement);
  }
  return new Promise((resolve, reject) => {
    const done = (error: Error | undefined, result: unknown) =>
      error ? reject(error) : resolve(result as pg.QueryResult);
    connection.query(new First(statement, done));
  });
}

/** The database answers it with the end of two commands: BEGIN's, and its own. */
class First extends SentQuery {
  #hasBegun = false;

  override prepare(connection: Wire): void {
    connection.bind({ statement: 'begin', values: [] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  requiresPreparation(): boolean {
    return true;
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#hasBegun) super.handleCommandComplete(message, connection);
    this.#hasBegun = true;
  }
}
