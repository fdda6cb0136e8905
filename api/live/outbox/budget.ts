import type { Knex } from 'knex';
import { VideoProblem } from '../../video/problem.ts';

/** Zoom takes so many meetings a day of a licence, made or changed; some are left for what begins soon. */
const daily = 100;
const reservedForSoon = 20;
const soon = 24 * 3_600_000;

/**
 * Counts a meeting that is about to be made or changed with a licence.
 * @throws VideoProblem `daily_limit` where none is left today, in UTC
 */
export async function spendCall(knex: Knex, licence_id: number, startsAt: Date): Promise<void> {
  const most = startsAt.getTime() - Date.now() <= soon ? daily : daily - reservedForSoon;
  const today = "(clock_timestamp() at time zone 'UTC')::date";
  const { rowCount, rows } = await knex.raw(
    `update licences set calls = case when calls_on = ${today} then calls + 1 else 1 end, calls_on = ${today}
      where id = ? and (calls_on is distinct from ${today} or calls < ?) returning id`,
    [licence_id, most],
  );
  if ((rowCount ?? rows.length) > 0) return;
  const now = new Date();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  throw new VideoProblem('daily_limit', { retryAt: new Date(midnight) });
}
