import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Knex } from 'knex';
import pg from 'pg';
import { connectionOf } from '../database.ts';
import type { Context } from '../engine/define.ts';
import { Problem, refusalProblem, tooMany } from '../engine/errors.ts';
import { whenCallerLeaves } from '../engine/requests/current_request.ts';
import { native } from './native.ts';
import type { FoundRow, Statement } from './statement.ts';

/** How long the database works at one report, and how many one person has under way. */
const [seconds, atOnce] = [15, 2];

/** Connections of the reports' own: what they take, no other page waits for. */
const pools = new WeakMap<Knex, pg.Pool>();

function poolOf(knex: Knex): pg.Pool {
  const known = pools.get(knex);
  if (known) return known;
  const made = new pg.Pool({
    ...connectionOf(knex),
    max: 4,
    pipeline: true,
    statement_timeout: seconds * 1000,
    options: '-c jit=off',
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

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`;
  return pg.escapeLiteral(String(value));
};

/** What the connection keeps has a name, which its text says: statements of other filters are others. */
const withName = ({ isPrepared }: Statement, query: { text: string; values: unknown[] }) =>
  isPrepared ? { ...query, name: createHash('sha256').update(query.text).digest('hex').slice(0, 60) } : query;

/** A statement with its values in it, for commands that take no parameters. */
export function inlineValues({ sql, values }: Statement, knex: Knex): string {
  const literals = Object.entries(values).map(([name, value]) => [
    name,
    knex.raw(literal(value).replaceAll('?', '\\?')),
  ]);
  return knex.raw(sql, Object.fromEntries(literals)).toSQL().toNative().sql;
}

/**
 * Reads statements for a person in one read-only transaction, on a connection of the reports' own; all of it is sent at once,
 * as a small report takes no longer than the way to the database. What the caller no longer waits for is cancelled there.
 * @returns the rows of each
 * @throws Problem 429 while two others of the same person are under way, 409 for what takes too long
 */
export async function reading(ctx: Context, statements: Statement[]): Promise<FoundRow[][]> {
  const knex = ctx.engine.knex;
  const nativeStatements = statements.map((statement) => withName(statement, native(statement, knex)));
  const client = await poolOf(knex).connect();
  let cancelling: Promise<unknown> | undefined;
  const stay = whenCallerLeaves(() => {
    const { processID } = client as pg.PoolClient & { processID: number };
    // A statement of knex begins when somebody waits for it.
    cancelling = knex.raw('select pg_cancel_backend(?)', [processID]).then(() => undefined);
  });
  const queries = inOneMessage(client, () => [
    client.query('begin read only'),
    client.query({ ...turn, values: [ctx.caller.id ?? 0] }),
    ...nativeStatements.map((statement) => client.query(statement)),
    // After a failure it takes back what there is.
    client.query('commit'),
  ]);
  try {
    const [, , ...answers] = await Promise.all(queries);
    return answers.slice(0, -1).map(({ rows }) => rows);
  } catch (error) {
    throw cancelling ? new Problem(408, 'http_408') : meaning(error);
  } finally {
    stay();
    // A cancel that is on its way must not meet the next reader of the connection.
    await Promise.allSettled([...queries, cancelling]);
    client.release(cancelling !== undefined);
  }
}

/** What of pg's connection takes part; its types know nothing of it. */
type WiredClient = pg.PoolClient & { connection: { stream: Duplex } };

/** Sends all that is asked meanwhile at once: each message by itself would wake the database, and take as long as a small report. */
function inOneMessage<Queries>(client: pg.PoolClient, ask: () => Queries): Queries {
  const { stream } = (client as WiredClient).connection;
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
}

/**
 * Locks of the database count a person's reports over all processes. Where none is free the division by zero fails the
 * transaction, and nothing that was sent behind it is worked at.
 */
const turn = {
  name: 'turn',
  text: `select 1 / count(*) from (select from generate_series(1, ${atOnce}) slot
    where pg_try_advisory_xact_lock(hashtext('report ' || slot), $1::int) limit 1) turn`,
};

const [cancelled, noTurn] = ['57014', '22012'];

/** What the database's refusal means. */
function meaning(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === cancelled) return refusalProblem({ rule: 'report_too_slow', params: { seconds } });
  return code === noTurn ? tooMany(1, 'reports_busy') : error;
}
