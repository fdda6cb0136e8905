import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionOf } from '../../database.ts';
import type { Context } from '../../engine/define.ts';
import { Problem, tooMany } from '../../engine/errors.ts';
import { whenCallerLeaves } from '../../engine/requests/current_request.ts';

/** One person's files are written two at a time, and so many more wait until one of them is done. */
const [turns, places] = [2, 3];
const longest = '15min';
/** Milliseconds between two looks at whether it is one's turn. */
const patience = 500;

/**
 * A connection for one file alone, in the transaction in which it is read: whoever leaves half-way takes it along, and nobody
 * meets what is left in it. It comes when it is the person's turn; locks of the database count over all processes.
 * @throws Problem 429 where others wait already, 408 when the caller has gone
 */
export async function takeTurn({ engine, caller }: Context): Promise<pg.Client> {
  const client = new pg.Client(connectionOf(engine.knex));
  client.on('error', () => undefined);
  let isLeft = false;
  const stay = whenCallerLeaves(() => {
    isLeft = true;
  });
  const take = async (lock: string, name: string, slots: number): Promise<boolean> => {
    const sql = `select true from generate_series(1, $1::int) slot where ${lock}(hashtext($2 || slot), $3) limit 1`;
    return (await client.query(sql, [slots, name, caller.id ?? 0])).rows.length > 0;
  };
  const isMine = () => take('pg_try_advisory_xact_lock', 'file ', turns);
  try {
    await client.connect();
    await client.query(`begin read only; set local statement_timeout = '${longest}'; set local jit = off`);
    if (await isMine()) return client;
    if (!(await take('pg_try_advisory_lock', 'waiting file ', places))) throw tooMany(10, 'reports_busy');
    while (!(await isMine())) {
      if (isLeft) throw new Problem(408, 'http_408');
      await pause(patience);
    }
    await client.query('select pg_advisory_unlock_all()');
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  } finally {
    stay();
  }
}
