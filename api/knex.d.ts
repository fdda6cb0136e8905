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

declare module 'pg/lib/query' {
  /** A statement as pg sends it and reads what comes of it; `pg.Query`, of which its types show little. */
  export default class SentQuery {
    constructor(statement: object, done: (error: Error | undefined, result: unknown) => void);
    submit(connection: unknown): void;
    prepare(connection: unknown): void;
    handleCommandComplete(message: unknown, connection: unknown): void;
  }
}
