import type { Knex } from 'knex';
import type pg from 'pg';
import type { Context } from '../../engine/define.ts';
import { requireRow } from '../../engine/require_row.ts';

/** Held by the transaction in which a file is read: whoever can take it knows that nobody writes the file any more. */
const lock = (id: string) => `pg_try_advisory_xact_lock(hashtext('report run'), ${id})`;

/** Begins the run of a file, which lives as long as the transaction in which it is read. @returns its id */
export async function beginRun(
  run: { report: string; format: string; filters: object },
  client: pg.Client,
  { trx, caller }: Context,
): Promise<number> {
  const [made] = await trx('report_runs')
    .insert({ ...run, filters: JSON.stringify(run.filters), user_id: caller.id })
    .returning('id');
  const { id } = requireRow(made);
  await client.query(`select ${lock('$1')}`, [id]);
  return id;
}

/** Runs whose process died before it could say how they ended. @returns how many there were */
export async function endLostRuns(knex: Knex): Promise<number> {
  const { rows } = await knex.raw(`
    with running as materialized (
      select id from report_runs where status = 'running' and created_at < now() - interval '1 minute'
    ), lost as materialized (select id from running where ${lock('id')})
    update report_runs set status = 'failed', updated_at = now() from lost
      where report_runs.id = lost.id and report_runs.status = 'running' returning report_runs.id`);
  return rows.length;
}
