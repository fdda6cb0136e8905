import type { NewReportSchedule } from '#schemas/types/entities/report_schedules.ts';
import type { Context } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';
import { readers } from '../readers.ts';
import { readReportRequest } from '../request.ts';

/** Those of some members of the staff who may read reports now. */
export const readersAmong = ({ trx }: Pick<Context, 'trx'>, ids: number[]) =>
  trx('users')
    .join('roles', 'roles.id', 'users.role_id')
    .whereIn('users.id', ids)
    .whereIn('roles.slug', readers)
    .where('users.status', 'active');

/**
 * What is sent is a report that there is, with filters that it has, to those who may read it.
 * @throws Problem 400, 404, 422
 */
export async function checkSchedule(row: NewReportSchedule, ctx: Context) {
  await readReportRequest(row.report, JSON.stringify(row.filters ?? {}), ctx);
  const found = await readersAmong(ctx, row.recipients).pluck('users.id');
  if (found.length < row.recipients.length) throw invalid({ recipients: { keyword: 'reference' } });
  return row;
}

/** When it is sent next, by the school's clock. */
export async function nextSending(
  { every, hour = 7 }: Pick<NewReportSchedule, 'every' | 'hour'>,
  { trx, now }: Context,
): Promise<string> {
  const { rows } = await trx.raw('select next_sending(?, ?::int, ?::timestamptz) as at', [every, hour, now]);
  return rows[0].at;
}
