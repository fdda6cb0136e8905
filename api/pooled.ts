import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import type { Pool, PoolClient } from 'pg';
import { beginFirst, beginWith, TogetherTransaction, takeBeginning } from './transactions.ts';

/** A statement as knex hands it to its driver. */
export interface Statement {
  sql: string;
  bindings?: unknown[];
  options?: { name?: string };
  response?: unknown;
}

/** What knex notes of a connection that nobody may use again. */
type Connection = PoolClient & { __knex__disposed?: unknown };

/** A broken connection fails the statement that is under way, and the pool takes it out: there is nothing else to do. */
const leaveToPool = () => undefined;

/**
 * Knex's own client for PostgreSQL, on pg's pool: to take a connection out of knex's own takes longer than a small
 * statement.
 */
export class PooledClient extends PostgresClient {
  override wrapNativePool(pool: Pool) {
    const takenConnections = new Set<Connection>();
    pool.on('error', leaveToPool).on('connect', (connection) => connection.on('error', leaveToPool));
    return {
      acquire: () => ({ promise: take() }),
      // Knex gives the connection of a stream back twice.
      release(connection: Connection) {
        takeBeginning(connection);
        const isTaken = takenConnections.delete(connection);
        if (isTaken) connection.release(Boolean(connection.__knex__disposed));
        return isTaken;
      },
      destroy: () => pool.end(),
      numUsed: () => pool.totalCount - pool.idleCount,
      numPendingAcquires: () => pool.waitingCount,
    };

    async function take(): Promise<Connection> {
      const connection = await pool.connect();
      takenConnections.add(connection);
      return connection;
    }
  }

  override transaction(...options: unknown[]) {
    return new TogetherTransaction(this, ...options);
  }

  override async _query(connection: PoolClient, statement: Statement): Promise<unknown> {
    if (!takeBeginning(connection)) return super._query(connection, statement);
    const { sql: text, bindings: values = [], options } = statement;
    // Nothing was done that could be committed or taken back.
    if (/^(?:commit|rollback);?$/i.test(text)) return { ...statement, response: { command: text, rows: [] } };
    if (values.length === 0) {
      // It may be several statements, or hold more than values.
      await beginFirst(connection);
      return super._query(connection, statement);
    }
    statement.response = await beginWith(connection, { text, values, ...options });
    return statement;
  }

  override async _stream(connection: PoolClient, ...rest: unknown[]): Promise<unknown> {
    if (takeBeginning(connection)) await beginFirst(connection);
    return super._stream(connection, ...rest);
  }

  /** Knex ends a pool of its own alone. */
  override async destroy(callback?: () => void): Promise<void> {
    await this.pool?.destroy();
    await super.destroy(callback as () => void);
  }
}
