import type { Context, Entity, Row } from '../define.ts';
import type { Refusal } from '../errors.ts';
import { fillRun, openRun } from './start.ts';
import { fieldsOfInverse } from './step.ts';

/** The action that takes a run back; undefined where there is none. What is an undo itself is not undone. */
function inverseOf({ entity: name, action, undoes_id }: Row, { engine }: Context): string | undefined {
  const entity = engine.entities.get(name) as Entity;
  const actions = entity.schema['x-states']?.actions ?? {};
  const inverse = undoes_id === null ? actions[action]?.inverse : undefined;
  const fields = Object.keys(actions[inverse ?? '']?.input?.properties ?? {});
  return fields.length === fieldsOfInverse(entity, action).length ? inverse : undefined;
}

/** Whoever may not do the inverse does not undo either. */
export function planUndo(run: Row, ctx: Context): Refusal | { inverse: string } {
  const inverse = inverseOf(run, ctx);
  if (!inverse) return { rule: 'no_inverse' };
  const { schema } = ctx.engine.entities.get(run.entity) as Entity;
  const roles = schema['x-states']?.actions[inverse]?.roles ?? [];
  return roles.includes(ctx.caller.role) ? { inverse } : { rule: 'forbidden' };
}

/**
 * Orders the inverse for exactly the rows to which a run was done, each with what it had before.
 * @returns the run as it has become, and the one that takes it back
 */
export async function undoRun(run: Row, inverse: string, ctx: Context) {
  const id = await openRun({ entity: run.entity, action: inverse, input: {}, undoes_id: run.id }, ctx);
  const done = ctx.trx.raw(
    `select ?::int, record_id, before from bulk_run_rows where bulk_run_id = ? and status = 'done' order by record_id`,
    [id, run.id],
  );
  await fillRun(id, done, ctx, true);
  return { id: run.id, status: run.status, version: run.version, run: id };
}
