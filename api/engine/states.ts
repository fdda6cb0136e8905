import type { Action } from '#schemas/dialect.ts';
import { type Context, type Entity, noRow, type Row, type Saved } from './define.ts';
import { forbidden, invalid, notFound, Problem, type Refusal, refusalProblem } from './errors.ts';
import { type DuePlan, dueOf, isRefusal, refusalOf } from './plans.ts';
import { permittedQuery } from './queries.ts';
import { lockRows, readWhole } from './rows.ts';
import { fieldErrors } from './words/messages.ts';
import { patchAll, shownAll } from './write.ts';

/** @throws Problem 404 for a name that is no action, 403 for a role that never may */
export function permittedAction(entity: Entity, name: string, ctx: Context): Action {
  const actions = entity.schema['x-states']?.actions ?? {};
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw notFound();
  if (ctx.caller.role !== 'system' && !action.roles.includes(ctx.caller.role)) throw forbidden();
  return action;
}

/** @throws Problem 422 for what is not the action's input, as the caller may send it */
export function checkInput(entity: Entity, name: string, input: unknown, ctx: Context): Row {
  const validate = entity.views[ctx.caller.role].actions[name];
  if (!validate?.(input ?? {})) throw invalid(fieldErrors(validate?.errors));
  return (input ?? {}) as Row;
}

/**
 * Does an action to rows, all or none, in the given transaction: locks them, asks role, state, input and plan, moves the
 * state, writes the audit log and applies the plan. A dry run (`dry` of the input) ends with the plan.
 * @returns for each row its result, where the schema names one, or the row as the caller sees it, in the order of their ids
 * @throws Problem 403, 404, 409 with the refusal, 422
 */
export async function act(
  entity: Entity,
  ids: number[],
  name: string,
  input: unknown,
  ctx: Context,
): Promise<unknown[]> {
  const action = permittedAction(entity, name, ctx);
  const checkedInput = checkInput(entity, name, input, ctx);
  const hooks = entity.behaviour.actions?.[name];
  const rows = await lockRows(entity, ids, 'read', ctx, hooks?.shares);
  const plans = new Map<number, DuePlan>();
  for (const row of rows) {
    const due = await dueOf(entity, row, name, action, checkedInput, ctx);
    if (due) plans.set(row.id, due);
  }
  const step = isDry(action, checkedInput) ? 'preview' : 'apply';
  const savedRows = step === 'apply' ? await move(entity, rows, name, action, plans, ctx) : new Map<number, Saved>();
  const stand = rows.map((row) => savedRows.get(row.id) ?? row);
  const answers: unknown[] = [];
  for (const row of stand) {
    const due = plans.get(row.id);
    answers.push(due && (await hooks?.[step]?.(row, due.plan, ctx)));
  }
  if (action.result) return answers;
  // What moves no state writes the row by itself, if it does.
  const isWritten = action.to === undefined && step === 'apply' && hooks?.apply !== undefined;
  return shownAll(entity, isWritten ? await readRows(entity, stand, ctx) : stand, ctx);
}

const readRows = (entity: Entity, rows: Saved[], { trx }: Context): Promise<Saved[]> =>
  trx(entity.table)
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .orderBy('id');

/** Whether somebody asks for the plan alone. */
export const isDry = ({ input }: Action, body: unknown): boolean =>
  input?.properties?.dry !== undefined && (body as Row | null)?.dry === true;

/**
 * Does an action to one row in one statement, where its behaviour knows how.
 * @returns undefined where it does not, or could not: `act` does it, or says why not
 * @throws Problem 403, 409 with the refusal, 422
 */
export async function actAtOnce(
  entity: Entity,
  id: number,
  name: string,
  input: unknown,
  ctx: Context,
): Promise<unknown> {
  const hook = entity.behaviour.actions?.[name]?.at_once;
  permittedAction(entity, name, ctx);
  if (!hook) return undefined;
  const answer = await hook(id, checkInput(entity, name, input, ctx), ctx);
  if (isRefusal(answer)) throw refusalProblem(answer);
  return answer;
}

/** Writes the new states and their lines of the audit log: one statement for all rows that change alike. */
async function move(
  entity: Entity,
  rows: Saved[],
  name: string,
  action: Action,
  plans: Map<number, DuePlan>,
  ctx: Context,
): Promise<Map<number, Saved>> {
  const savedRows = new Map<number, Saved>();
  if (action.to === undefined) return savedRows;
  const due = rows.filter(({ id }) => plans.has(id));
  const changes = new Map(due.map(({ id }) => [id, changesOf(entity, action, plans.get(id) as DuePlan)]));
  const alike = Map.groupBy(due, ({ id }) => (due.length === 1 ? '' : JSON.stringify(changes.get(id))));
  for (const group of alike.values())
    for (const row of await patchAll(entity, group, changes.get(group[0]?.id as number) as Row, name, ctx))
      savedRows.set(row.id, row);
  return savedRows;
}

function changesOf(entity: Entity, action: Action, { changes }: DuePlan): Row {
  const field = entity.schema['x-states']?.field as string;
  const to = changes[field] ?? (Array.isArray(action.to) ? undefined : action.to);
  if (![action.to].flat().includes(to))
    throw new Error(`${entity.name}: a plan chose the state ${to}, which its action does not reach`);
  return { ...changes, [field]: to };
}

/** Does an action of the whole collection, which is done to no row. */
export async function actOnCollection(entity: Entity, name: string, input: unknown, ctx: Context): Promise<unknown> {
  const action = permittedAction(entity, name, ctx);
  const checkedInput = checkInput(entity, name, input, ctx);
  const hooks = entity.behaviour.actions?.[name];
  const due = await dueOf(entity, noRow, name, action, checkedInput, ctx);
  const answer = due && (await hooks?.[isDry(action, checkedInput) ? 'preview' : 'apply']?.(noRow, due.plan, ctx));
  return action.result ? answer : null;
}

/**
 * Answers "may I?" before anybody tries.
 * @returns null when the caller may, else the refusal
 */
export async function mayI(entity: Entity, id: number, name: string, ctx: Context): Promise<Refusal | null> {
  try {
    if (Object.hasOwn(entity.queries, name)) {
      permittedQuery(entity, name, ctx);
      await readWhole(entity, id, ctx);
      return null;
    }
    const action = permittedAction(entity, name, ctx);
    return await refusalOf(entity, await readWhole(entity, id, ctx), name, action, ctx);
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 403) return { rule: 'forbidden' };
    throw problem;
  }
}
