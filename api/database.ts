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
  [pg.types.builtins.TIMESTAMPTZ]: isoOf,
};

/** A moment as PostgreSQL writes it. Where that is in UTC already it is cut into shape: a list has many, and a Date takes long. */
function isoOf(value: string): string {
  const isUtc = value.endsWith('+00') && value[10] === ' ';
  if (!isUtc) return new Date(value).toISOString();
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && readers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));

/** A pool of connections to PostgreSQL: pg's own, as knex's takes a connection in twice the time. */
export function connect(url: string): Knex {
  const options = { connectionString: url, types, max: 16, connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000 };
  const client = NamingClient as unknown as typeof Knex.Client;
  return knex({ client, connectionPool: new pg.Pool(options) });
}

/** The address that a pool connects to, for what needs connections of its own. */
export const urlOf = (db: Knex): string => db.client.config.connectionPool.options.connectionString;

/** The same, and how columns travel. */
export const connectionOf = (db: Knex) => ({ connectionString: urlOf(db), types });

/** Brings the database to the newest schema; does nothing when it is there. */
export async function migrate(db: Knex): Promise<void> {
  await db.migrate.latest({ directory: migrations, extension: 'ts', loadExtensions: ['.ts'] });
}
