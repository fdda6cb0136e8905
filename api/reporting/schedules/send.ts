import type { Locale } from '#schemas/localize.ts';
import { decimal } from '#schemas/numbers.ts';
import type { ReportRunRow } from '#schemas/types/tables/report_runs.ts';
import type { ReportScheduleRow } from '#schemas/types/tables/report_schedules.ts';
import type { Context } from '../../engine/define.ts';
import type { JobContext } from '../../engine/jobs/jobs.ts';
import { say } from '../../engine/words/words.ts';
import report from '../../letters/report.ts';
import { originOf } from '../../mail/sender.ts';
import { writeLetter } from '../../mail/write.ts';
import { findReport, slugOf } from '../registry.ts';
import { readTotals } from '../totals.ts';
import { headOf } from '../values.ts';
import { nextSending, readersAmong } from './schedule.ts';

/**
 * Sends what is due. A process that dies sends what it had not sent when it comes back: each is one transaction. One that
 * cannot be read holds up no other: its run says that it failed, and it waits for its next time.
 */
export async function sendDue(ctx: JobContext): Promise<void> {
  const due = await ctx.trx('report_schedules').where({ status: 'active' }).where('next_at', '<=', ctx.now).pluck('id');
  const errors: unknown[] = [];
  for (const id of due) {
    const inOne = (work: typeof send) => ctx.trx.transaction((trx) => work(id, { ...ctx, trx }));
    try {
      await inOne(send);
    } catch (error) {
      errors.push(error);
      await inOne(giveUp);
    }
  }
  // The log tells why; the next try finds nothing due.
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} reports could not be sent`);
}

/** A schedule whose time has come, for this process alone. */
const takeDue = (id: number, { trx, now }: JobContext) =>
  trx('report_schedules').where({ id, status: 'active' }).where('next_at', '<=', now).forUpdate().skipLocked().first();

async function giveUp(id: number, ctx: JobContext): Promise<void> {
  const schedule = await takeDue(id, ctx);
  if (schedule) await end(schedule, { status: 'failed' }, ctx);
}

/** One report to all who may read it still; without rows to nobody, where that was asked for. */
async function send(id: number, ctx: JobContext): Promise<void> {
  const schedule = await takeDue(id, ctx);
  if (!schedule) return;
  const params = { report: schedule.report, filters: JSON.stringify(schedule.filters) };
  const found = await readTotals(null, params, ctx);
  if (found.rows > 0 || !schedule.only_with_rows)
    for (const reader of await readersAmong(ctx, schedule.recipients).select('users.*')) {
      const params = { first_name: reader.first_name, ...(await wordsOf(schedule, found, reader.locale, ctx)) };
      await writeLetter(report, reader, params, ctx.trx);
    }
  await end(schedule, { status: 'done', rows: found.rows, milliseconds: found.milliseconds }, ctx);
}

/** Writes down how a sending went, and when the next one is. */
async function end(
  { id, report, filters, user_id, ...schedule }: ReportScheduleRow,
  run: Pick<ReportRunRow, 'status'> & Partial<ReportRunRow>,
  ctx: JobContext,
): Promise<void> {
  await ctx.trx('report_runs').insert({
    ...{ report, format: 'letter', filters: JSON.stringify(filters), user_id, report_schedule_id: id },
    ...run,
  });
  await ctx
    .trx('report_schedules')
    .where({ id })
    .update({ next_at: await nextSending(schedule, ctx) });
}

/** What the letter says of a report, in the reader's language. */
async function wordsOf(
  schedule: ReportScheduleRow,
  found: Awaited<ReturnType<typeof readTotals>>,
  locale: Locale,
  ctx: JobContext,
) {
  const definition = await findReport(schedule.report);
  const reader: Context['caller'] = { ...ctx.caller, locale };
  const totals = Object.entries(found.totals).filter(([, value]) => value !== null);
  const filters = new URLSearchParams({ filters: JSON.stringify(schedule.filters) });
  return {
    title: say(locale, `pages.${definition.report}`),
    from: found.from,
    until: found.until,
    rows: found.rows,
    numbers: totals.map(([name, value]) => `${headOf(name, reader)}: ${decimal(Number(value), 1)}`),
    address: `${originOf(ctx.configuration)}/reports/report/${slugOf(definition)}?${filters}`,
  };
}
