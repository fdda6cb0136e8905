import type { Action } from '#schemas/dialect.ts';
import type { Context, Entity, PlanOrRefusal, Row, Saved } from './define.ts';
import { type Refusal, refusalProblem } from './errors.ts';

/** What will be done to a row, and what of the row itself is written. */
export interface DuePlan {
  plan: Row;
  changes: Row;
}

/** Whether an action was refused: what it plans or answers has no member `rule`. */
export const isRefusal = (planned: unknown): planned is Refusal =>
  typeof planned === 'object' && planned !== null && 'rule' in planned;

/** Why an action may not be done to a row now: its state first, then the entity's own reasons. Null: it may. */
export async function refusalOf(
  entity: Entity,
  row: Saved,
  name: string,
  action: Action,
  ctx: Context,
): Promise<Refusal | null> {
  const planned = await planOf(entity, row, name, action, null, ctx);
  return isRefusal(planned) ? planned : null;
}

/**
 * Plans an action of a row.
 * @returns null where it was done before, and is not done again
 * @throws Problem 409 with the refusal
 */
export async function dueOf(
  entity: Entity,
  row: Saved,
  name: string,
  action: Action,
  input: Row,
  ctx: Context,
): Promise<DuePlan | null> {
  const planned = await planOf(entity, row, name, action, input, ctx);
  if (isRefusal(planned)) throw refusalProblem(planned);
  if (planned === 'done') return null;
  // What somebody sends is no plan of what is written to the row.
  return planned ? { plan: planned, changes: planned.changes ?? {} } : { plan: input, changes: {} };
}

async function planOf(
  entity: Entity,
  row: Saved,
  name: string,
  { from }: Action,
  input: Row | null,
  ctx: Context,
): Promise<PlanOrRefusal> {
  const state = row[entity.schema['x-states']?.field as string];
  if (from && !from.includes(state)) return { rule: 'wrong_state', params: { state, action: name } };
  return entity.behaviour.actions?.[name]?.plan?.(row, input, ctx);
}
