import type { Knex } from 'knex';
import pg from 'pg';
import { connectionOf } from '../database.ts';
import type { Context, Row } from '../engine/define.ts';
import { Problem, refused, tooMany } from '../engine/errors.ts';
import { whenCallerLeaves } from '../engine/requests/current_request.ts';
import type { Statement } from './statement.ts';

/** How long the database works at one report, and how many one person has under way. */
const [seconds, atOnce] = [15, 2];
const cancelled = '57014';

/** Connections of the reports' own: what they take, no other page waits for. */
const pools = new WeakMap<Knex, pg.Pool>();

function poolOf(knex: Knex): pg.Pool {
  const known = pools.get(knex);
  if (known) return known;
  const made = new pg.Pool({
    ...connectionOf(knex),
    max: 4,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // A connection that breaks while nobody uses it is replaced by the pool.
  made.on('error', () => undefined);
  pools.set(knex, made);
  return made;
}

/** Ends the connections; called when the server closes. */
export async function closeReaders(knex: Knex): Promise<void> {
  await pools.get(knex)?.end();
  pools.delete(knex);
}

/** Named values as PostgreSQL takes them. */
export function native({ sql, values }: Statement, knex: Knex): { text: string; values: unknown[] } {
  const { sql: text, bindings } = knex
    .raw(sql, values as never)
    .toSQL()
    .toNative();
  return { text, values: [...bindings] };
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`;
  return pg.escapeLiteral(String(value));
};

/** A statement with its values in it, for commands that take no parameters. */
export function inlined({ sql, values }: Statement, knex: Knex): string {
  const quoted = Object.entries(values).map(([name, value]) => [name, knex.raw(literal(value).replaceAll('?', '\\?'))]);
  return knex.raw(sql, Object.fromEntries(quoted)).toSQL().toNative().sql;
}

/** A row of a report, whose columns the report names. */
export type Found = Row;

export type Read = (statement: Statement) => Promise<Found[]>;

/**
 * Reads for a person in one read-only transaction, on a connection of the reports' own. What the caller no longer waits
 * for is cancelled in the database.
 * @throws Problem 429 while two others of the same person are under way, 409 for what takes too long
 */
export async function reading<T>(ctx: Context, work: (read: Read) => Promise<T>): Promise<T> {
  const knex = ctx.engine.knex;
  const client = await poolOf(knex).connect();
  let cancelling: Promise<unknown> | undefined;
  const stay = whenCallerLeaves(() => {
    const { processID } = client as pg.PoolClient & { processID: number };
    // A statement of knex begins when somebody waits for it.
    cancelling = knex.raw('select pg_cancel_backend(?)', [processID]).then(() => undefined);
  });
  try {
    await client.query(`begin read only; set local statement_timeout = ${seconds * 1000}; set local jit = off`);
    await takeTurn(client, ctx.caller.id);
    const found = await work(async (statement) => (await client.query(native(statement, knex))).rows);
    await client.query('commit');
    return found;
  } catch (error) {
    throw cancelling ? new Problem(408, 'http_408') : tooSlow(error);
  } finally {
    stay();
    // A cancel that is on its way must not meet the next reader of the connection.
    await cancelling;
    client.release(await isSpoilt(client, cancelling !== undefined));
  }
}

const tooSlow = (error: unknown) =>
  (error as { code?: string }).code === cancelled ? refused({ rule: 'report_too_slow', params: { seconds } }) : error;

/** What is left of a transaction is undone; a connection on which that fails is of no more use. */
const isSpoilt = (client: pg.PoolClient, wasCancelled: boolean) =>
  wasCancelled ||
  client.query('rollback').then(
    () => false,
    () => true,
  );

/** Locks of the database count a person's reports over all processes. */
async function takeTurn(client: pg.PoolClient, id: number | null): Promise<void> {
  const { rows } = await client.query(
    `select true from generate_series(1, $1::int) slot where pg_try_advisory_xact_lock(hashtext('report ' || slot), $2) limit 1`,
    [atOnce, id ?? 0],
  );
  if (rows.length === 0) throw tooMany(1, 'reports_busy');
}
