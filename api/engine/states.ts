import type { Action } from '#schemas/dialect.ts';
import { audit } from './audit.ts';
import type { Context, Refusal, Row } from './define.ts';
import { forbidden, invalid, notFound, Problem, refused } from './errors.ts';
import { permittedQuery } from './queries.ts';
import type { Entity } from './registry.ts';
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

function checkInput(entity: Entity, name: string, input: unknown, ctx: Context): Row {
  const validate = entity.views[ctx.caller.role].actions[name];
  if (!validate?.(input ?? {})) throw invalid(fieldErrors(validate?.errors));
  return (input ?? {}) as Row;
}

/**
 * Does an action to rows, all or none, in the given transaction: locks them, asks role, state, input and rules,
 * runs the hooks, moves the state, writes the audit log.
 * @returns an answer for each row, in the order of their ids
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
  const given = checkInput(entity, name, input, ctx);
  const rows = await lockRows(entity, ids, 'read', ctx);
  const hooks = entity.behaviour.actions?.[name];
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const refusal = await refusalOf(entity, row, name, action, ctx);
    if (refusal) throw refused(refusal);
    outcomes.push(await hooks?.before?.(row, given, ctx));
  }
  const due = rows.filter((_, at) => outcomes[at] !== null);
  const chosen = outcomes.filter((outcome) => outcome !== null);
  const updated = new Map<number, Row>();
  if (action.to !== undefined) {
    for (const row of await move(entity, due, action, chosen, ctx)) updated.set(row.id, row);
    await audit(
      due.map((row) => auditEntry(name, entity, row, updated.get(row.id) as Row)),
      ctx,
    );
  }
  const current = rows.map((row) => updated.get(row.id) ?? row);
  const answers: unknown[] = [];
  for (const [at, row] of current.entries())
    answers.push(outcomes[at] === null ? undefined : await hooks?.after?.(row, given, ctx));
  return answers.some((answer) => answer !== undefined) ? answers : shownAll(entity, current, ctx);
}

/**
 * Does an action to one row in one statement, where its behaviour knows how.
 * @returns undefined where it does not, or could not: `act` does it, or says why not
 * @throws Problem 403, 422
 */
export async function actAtOnce(
  entity: Entity,
  id: number,
  name: string,
  input: unknown,
  ctx: Context,
): Promise<unknown> {
  const hook = entity.behaviour.actions?.[name]?.at_once;
  if (!hook) return undefined;
  permittedAction(entity, name, ctx);
  return hook(id, checkInput(entity, name, input, ctx), ctx);
}

type Chosen = string | Row | undefined;
/** Null: it was done before, and is not done again. */
type Outcome = Chosen | null;

const auditEntry = (action: string, entity: Entity, before: Row, after: Row) => ({
  action,
  entity,
  record_id: after.id,
  before,
  after,
});

/** Writes the new states: one statement for all rows that change alike. */
async function move(entity: Entity, rows: Row[], action: Action, outcomes: Chosen[], ctx: Context): Promise<Row[]> {
  const alike = Map.groupBy(rows, (_, at) => JSON.stringify(changesOf(entity, action, outcomes[at])));
  const changed: Row[] = [];
  for (const [changes, group] of alike) changed.push(...(await patchAll(entity, group, JSON.parse(changes), ctx)));
  return changed.sort((one, other) => one.id - other.id);
}

function changesOf(entity: Entity, action: Action, outcome: Chosen): Row {
  const field = entity.schema['x-states']?.field as string;
  const chosen = typeof outcome === 'string' ? { [field]: outcome } : (outcome ?? {});
  const to = chosen[field] ?? (Array.isArray(action.to) ? undefined : action.to);
  if (![action.to].flat().includes(to))
    throw new Error(`${entity.name}: a hook chose the state ${to}, which its action does not reach`);
  return { ...chosen, [field]: to };
}

/** Why an action may not be done to a row now: its state first, then the entity's own rule. Null: it may. */
async function refusalOf(
  entity: Entity,
  row: Row,
  name: string,
  action: Action,
  ctx: Context,
): Promise<Refusal | null> {
  const state = row[entity.schema['x-states']?.field as string];
  if (action.from && !action.from.includes(state)) return { rule: 'wrong_state', params: { state, action: name } };
  return (await entity.behaviour.rules?.[name]?.(row, ctx)) ?? null;
}

/** Runs an action of the whole collection, which is done to no row. */
export async function actOnCollection(entity: Entity, name: string, input: unknown, ctx: Context): Promise<unknown> {
  permittedAction(entity, name, ctx);
  const given = checkInput(entity, name, input, ctx);
  const hooks = entity.behaviour.actions?.[name];
  await hooks?.before?.({}, given, ctx);
  return hooks?.after?.({}, given, ctx);
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
    const [row] = (await lockRows(entity, [id], 'read', ctx)) as [Row];
    return await refusalOf(entity, row, name, action, ctx);
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 403) return { rule: 'forbidden' };
    throw problem;
  }
}
