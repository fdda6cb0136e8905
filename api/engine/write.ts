import { grantsOf, identity } from '#schemas/project.ts';
import { openedBy, permittedGrants } from './access.ts';
import { audit, withAudit, withAuditOf } from './audit.ts';
import type { Context, Entity, Row, Saved } from './define.ts';
import { forbidden, invalid, stale } from './errors.ts';
import { checkReferences } from './references.ts';
import { cleanRichText } from './rich/rich_text.ts';
import { holdsAfter, lockRows, readMany, readOne } from './rows.ts';
import { fieldErrors } from './words/messages.ts';

/** Inserts a validated body and its line of the audit log; answers the whole row. */
async function insert(entity: Entity, body: Row, ctx: Context): Promise<Saved> {
  const row = { ...defaults(entity), ...body, ...entity.where };
  const completeRow = (await entity.behaviour.create?.before?.(row, ctx)) ?? row;
  const insertion = ctx.trx(entity.table).insert(entity.model.written(completeRow)).returning('*');
  return (await withAudit(entity, insertion, ctx))[0];
}

/** The defaults of a new record. */
export const defaults = (entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity.schema.properties)
      .filter(([, property]) => property.default !== undefined && !property['x-computed'])
      .map(([field, property]) => [field, property.default]),
  );

/**
 * Creates a record. What is judged by its shape alone is refused before anything is asked of the database, and a
 * transaction is opened only where one statement does not do it all.
 * @returns the record as the caller sees it
 * @throws Problem 403, 422
 */
export async function create(entity: Entity, body: unknown, ctx: Context): Promise<Saved> {
  const isScoped = permittedGrants(entity, 'create', ctx).every((grant) => grant.scope);
  const { create: validate } = entity.views[ctx.caller.role];
  if (!validate(body)) throw invalid(fieldErrors(validate.errors));
  const make = async (ctx: Context) => {
    await checkReferences(entity, body as Row, ctx);
    const row = await insert(entity, cleanRichText(entity.schema, body as Row), ctx);
    if (isScoped) await holdsAfter(entity, row.id, 'create', ctx);
    await entity.behaviour.create?.after?.(row, ctx);
    return visibleRow(entity, row, ctx);
  };
  if (!isScoped && !entity.behaviour.create) return make(ctx);
  return ctx.trx.transaction((trx) => make({ ...ctx, trx }));
}

/** Rows as the caller sees them; read again only where that is more or less than the rows themselves. */
export async function shownAll(entity: Entity, rows: Saved[], ctx: Context): Promise<Saved[]> {
  const view = entity.views[ctx.caller.role];
  const grants = grantsOf(entity.schema, ctx.caller.role, 'read');
  const pick = (columns: string[]) =>
    rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as Saved);
  if (grants.length === 0) return pick(identity);
  if (view.computed.length === 0 && grants.some((grant) => !grant.scope && !grant.fields)) return pick(view.columns);
  return readMany(
    entity,
    rows.map((row) => row.id),
    ctx,
  );
}

const visibleRow = async (entity: Entity, row: Saved, ctx: Context) => (await shownAll(entity, [row], ctx))[0] as Saved;

/**
 * Changes the members of a record that the body names.
 * @param version what `If-Match` said, if anything
 * @throws Problem 403, 404, 412 with the present record, 422
 */
export async function update(
  entity: Entity,
  id: number,
  body: unknown,
  version: number | null,
  ctx: Context,
): Promise<Saved> {
  permittedGrants(entity, 'update', ctx);
  const view = entity.views[ctx.caller.role];
  if (!view.update(body)) throw invalid(fieldErrors(view.update.errors));
  const [previous] = (await lockRows(entity, [id], 'update', ctx)) as [Saved];
  if (version !== null && version !== previous.version) throw stale(await readOne(entity, id, ctx));
  const input = cleanRichText(entity.schema, body as Row);
  closeFields(entity, previous, input, ctx);
  if (!view.whole({ ...previous, ...input })) throw invalid(fieldErrors(view.whole.errors));
  await checkReferences(entity, input, ctx);
  const changes = (await entity.behaviour.update?.before?.(input, previous, ctx)) ?? input;
  const [row] = (await patchAll(entity, [previous], changes, 'update', ctx)) as [Saved];
  await holdsAfter(entity, id, 'update', ctx);
  await entity.behaviour.update?.after?.(row, previous, ctx);
  return visibleRow(entity, row, ctx);
}

/** A grant with `fields` refuses the others also where another grant of the role would open them. */
function closeFields(entity: Entity, previous: Saved, body: Row, ctx: Context): void {
  const isOpen = openedBy(entity, 'update', previous.x_grant, ctx, 'update');
  const closedFields = Object.keys(body).filter((field) => !isOpen(field));
  if (closedFields.length === 0) return;
  throw invalid(Object.fromEntries(closedFields.map((field) => [field, { keyword: 'additionalProperties' }])));
}

/**
 * Writes the same changes to locked rows and moves their versions.
 * @param action by which the audit log is told in the same statement; null where that is done elsewhere
 */
export async function patchAll(
  entity: Entity,
  rows: Saved[],
  changes: Row,
  action: string | null,
  ctx: Context,
): Promise<Saved[]> {
  const ids = rows.map((row) => row.id);
  const updateQuery = ctx
    .trx(entity.table)
    .update({ ...entity.model.written(changes), version: ctx.trx.raw('version + 1'), updated_at: ctx.now })
    .whereIn('id', ids)
    .returning('*');
  return action ? withAuditOf(action, entity, updateQuery, ids, ctx) : updateQuery;
}

/**
 * Deletes a record. What has a history is held by a foreign key, whose refusal becomes a 409.
 * @throws Problem 403, 404, 409, 412
 */
export async function remove(entity: Entity, id: number, version: number | null, ctx: Context): Promise<Saved> {
  if (grantsOf(entity.schema, ctx.caller.role, 'delete').length === 0) throw forbidden();
  const [row] = (await lockRows(entity, [id], 'delete', ctx)) as [Saved];
  const answer = await readOne(entity, id, ctx);
  if (version !== null && version !== row.version) throw stale(answer);
  await entity.behaviour.delete?.before?.(row, ctx);
  await entity.model.query(ctx.trx as never).deleteById(id);
  await entity.behaviour.delete?.after?.(row, ctx);
  await audit([{ action: 'delete', entity, record_id: id, before: row }], ctx);
  return answer;
}
