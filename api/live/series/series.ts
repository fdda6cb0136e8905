import type { Context } from '../../engine/define.ts';
import { invalid, refusalProblem } from '../../engine/errors.ts';

/**
 * A series has a class on each of its days at least once.
 * @throws Problem 422
 */
export function checkRecurrences<Series extends { recurrences: number; days: unknown[] }>(series: Series): Series {
  if (series.recurrences < series.days.length) throw invalid({ recurrences: { keyword: 'too_few' } });
  return series;
}

/** @throws Problem 409 where classes were made of it, which are changed by themselves */
export async function checkNotBegun(changes: object, { id }: { id: number }, ctx: Context): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  if (await ctx.trx('meetings').where({ particular_class_id: id }).first('id'))
    throw refusalProblem({ rule: 'series_begun' });
}
