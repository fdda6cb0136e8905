declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  /** Knex's client for PostgreSQL, of which its types show only `Knex.Client`. */
  export default class PostgresClient extends Knex.Client {
    _query(connection: unknown, statement: object): Promise<unknown>;
    _stream(connection: unknown, ...rest: unknown[]): Promise<unknown>;
    positionBindings(sql: string): string;
    transaction(...options: unknown[]): unknown;
    wrapNativePool(pool: object): object;
  }
}

declare module 'knex/lib/dialects/postgres/execution/pg-transaction.js' {
  /** How knex's client for PostgreSQL begins, commits and takes back. */
  export default class PostgresTransaction {
    constructor(client: unknown, ...options: unknown[]);
    isolationLevel?: string;
    readOnly?: boolean;
    begin(connection: object): Promise<unknown>;
  }
}
