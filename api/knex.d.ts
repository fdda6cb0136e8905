declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  /** Knex's client for PostgreSQL, of which its types show only `Knex.Client`. */
  export default class PostgresClient extends Knex.Client {
    _query(connection: unknown, statement: object): Promise<unknown>;
    wrapNativePool(pool: object): object;
  }
}
