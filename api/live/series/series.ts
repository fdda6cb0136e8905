import type { Context, Row } from '../../engine/define.ts';
import { invalid, refused } from '../../engine/errors.ts';

/**
 * A series has a class on each of its days at least once.
 * @throws Problem 422
 */
export function checkRecurrences(series: Row): Row {
  if (series.recurrences < series.days.length) throw invalid({ recurrences: { keyword: 'too_few' } });
  return series;
}

/** @throws Problem 409 where classes were made of it, which are changed by themselves */
export async function checkNotBegun(changes: Row, { id }: Row, ctx: Context): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  if (await ctx.trx('meetings').where({ particular_class_id: id }).first('id')) throw refused({ rule: 'series_begun' });
}
