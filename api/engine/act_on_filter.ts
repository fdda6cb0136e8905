import { restrict } from './access.ts';
import type { Context, Entity } from './define.ts';
import { type FieldError, invalid, refused } from './errors.ts';
import { applyFilter } from './query.ts';
import { act, permittedAction } from './states.ts';

/** All that a filter finds, and how many the caller saw that it found. */
export interface Filtered {
  filter: Record<string, unknown>;
  count: number;
}

/** Rows that one transaction may hold. */
const most = 5000;
/** Rows of one statement, whose parameters PostgreSQL counts in 16 bits. */
const atOnce = 500;

/**
 * Does an action to all rows that a filter finds, all or none, in the given transaction.
 * @returns how many there were
 * @throws Problem 409 `count_changed` with the number now, where it is not the one that the caller saw; 422 for too many,
 * and what `act` throws
 */
export async function actOnFilter(
  entity: Entity,
  { filter, count }: Filtered,
  name: string,
  input: unknown,
  ctx: Context,
): Promise<{ count: number }> {
  permittedAction(entity, name, ctx);
  const found = ctx.trx(entity.table).forNoKeyUpdate(entity.table).orderBy(`${entity.table}.id`);
  restrict(found, entity, 'read', ctx);
  applyFilter(found, entity, filter, ctx);
  const ids: number[] = await found.limit(most + 1).pluck(`${entity.table}.id`);
  if (ids.length > most) throw invalid({ filter: { keyword: 'too_many_rows', params: { limit: most } } });
  if (ids.length !== count) throw refused({ rule: 'count_changed', params: { count: ids.length, seen: count } });
  for (let at = 0; at < ids.length; at += atOnce) await act(entity, ids.slice(at, at + atOnce), name, input, ctx);
  return { count };
}

/** @throws Problem 422 for what is no filter, or no number of rows */
export function checkFiltered(filter: unknown, count: unknown): Filtered {
  const errors: Record<string, FieldError> = {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) errors.filter = { keyword: 'type' };
  if (!Number.isSafeInteger(count) || Number(count) < 1) errors.count = { keyword: 'minimum', params: { limit: 1 } };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { filter, count } as Filtered;
}
