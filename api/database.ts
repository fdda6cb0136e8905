import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { NamingClient } from './statements.ts';

/**
 * How columns travel: a date stays the day that it is, numbers are numbers, moments are ISO in UTC.
 * pg's own readers give a local midnight and strings.
 */
const readers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.DATE]: (value) => value,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && readers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));

/** A pool of connections to PostgreSQL. */
export function connect(url: string): Knex {
  return knex({
    client: NamingClient as unknown as typeof Knex.Client,
    connection: { connectionString: url, types } as Knex.PgConnectionConfig,
    pool: { min: 0, max: 16, acquireTimeoutMillis: 5000 },
  });
}

/** The address that a pool connects to, for what needs connections of its own. */
export const urlOf = (db: Knex): string => db.client.config.connection.connectionString;

/** Brings the database to the newest schema; does nothing when it is there. */
export async function migrate(db: Knex): Promise<void> {
  await db.migrate.latest({ directory: migrations, extension: 'ts', loadExtensions: ['.ts'] });
}
