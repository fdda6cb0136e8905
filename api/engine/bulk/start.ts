import type { Knex } from 'knex';
import type { Action } from '#schemas/dialect.ts';
import { restrict } from '../access.ts';
import type { Context, Entity, Row } from '../define.ts';
import { type FieldError, invalid, refusalProblem } from '../errors.ts';
import { orderSets } from '../jobs/sets.ts';
import { applyFilter } from '../lists/query.ts';
import { requireRow } from '../require_row.ts';
import { checkInput, isDry, permittedAction } from '../states.ts';
import { bulkSets } from './sets.ts';

/** All that a filter finds, and how many the caller saw that it found. */
export interface FilterAndCount {
  filter: Record<string, unknown>;
  count: number;
}

const most = 50_000;

/** The rows that a filter finds for the caller. */
export function matching(entity: Entity, filter: FilterAndCount['filter'], ctx: Context): Knex.QueryBuilder {
  const found = ctx.trx(entity.table);
  restrict(found, entity, 'read', ctx);
  applyFilter(found, entity, filter, ctx);
  return found;
}

/**
 * Orders an action for all rows that a filter finds now. A job does it, a set in a transaction, each row as if somebody did
 * it alone: what may not be done to one is left out with the reason, and the others are done.
 * @returns the run, whose page and events say how far it is
 * @throws Problem 409 `count_changed` with the number now, where it is not the one that the caller saw; 422 for too many,
 * for an input that is not the action's, for a dry run, and for an action that asks for a password
 */
export async function startOnFilter(
  entity: Entity,
  { filter, count }: FilterAndCount,
  name: string,
  input: unknown,
  ctx: Context,
): Promise<{ run: number; count: number }> {
  const action = permittedAction(entity, name, ctx);
  const checkedInput = checkInput(entity, name, input, ctx);
  if (isDry(action, checkedInput)) throw invalid({ dry: { keyword: 'additionalProperties' } });
  if (isSecret(action)) throw invalid({ filter: { keyword: 'not_for_all' } });
  const id = await openRun({ entity: entity.name, action: name, input: checkedInput, filter }, ctx);
  const found = matching(entity, filter, ctx)
    .select(ctx.trx.raw('?::int', [id]), `${entity.table}.id`)
    .orderBy(`${entity.table}.id`)
    .limit(most + 1);
  const total = await fillRun(id, found, ctx);
  if (total > most) throw invalid({ filter: { keyword: 'too_many_rows', params: { limit: most } } });
  if (total !== count) throw refusalProblem({ rule: 'count_changed', params: { count: total, seen: count } });
  return { run: id, count: total };
}

/** Whether an action asks for what is not to be written down until a job does it. */
const isSecret = ({ input }: Action) =>
  Object.values(input?.properties ?? {}).some(({ format }) => format === 'password');

/** A run of which nothing is done yet. */
export async function openRun(run: Row, { trx, caller }: Context): Promise<number> {
  const { input, filter, ...facts } = run;
  const json = { input: JSON.stringify(input), filter: filter && JSON.stringify(filter) };
  const author = { user_id: caller.id, actor_id: caller.actor_id };
  const [made] = await trx('bulk_runs')
    .insert({ ...facts, ...json, ...author } as Row)
    .returning('id');
  return requireRow(made).id;
}

/** Writes down the rows of a run, in the order in which they are done, and orders it. */
export async function fillRun(
  id: number,
  rows: Knex.QueryBuilder | Knex.Raw,
  { trx }: Context,
  input = false,
): Promise<number> {
  const columns = ['bulk_run_id', 'record_id', ...(input ? ['input'] : [])];
  const { rowCount } = await trx.raw(`insert into bulk_run_rows (${columns.join(', ')}) ?`, [rows]);
  await trx('bulk_runs').where({ id }).update({ total: rowCount });
  await orderSets(bulkSets, id, trx);
  return rowCount;
}

/** @throws Problem 422 for what is no filter, or no number of rows */
export function checkFiltered(filter: unknown, count: unknown): FilterAndCount {
  const errors: Record<string, FieldError> = {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) errors.filter = { keyword: 'type' };
  if (!Number.isSafeInteger(count) || Number(count) < 1) errors.count = { keyword: 'minimum', params: { limit: 1 } };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { filter, count } as FilterAndCount;
}
