import { permittedGrants } from './access.ts';
import { audit } from './audit.ts';
import type { Context, Entity, Row, Saved } from './define.ts';
import { invalid } from './errors.ts';
import { checkReferences } from './references.ts';
import { cleanRichText } from './rich/rich_text.ts';
import { fieldErrors } from './words/messages.ts';
import { defaults } from './write.ts';

const atOnce = 500;

/**
 * Creates many records as `create` does one: each is judged by the caller's rights and its schema, written with its line
 * of the audit log, in few statements. The caller's transaction holds them together.
 * @throws Problem 403, 422 for the first that is not right
 */
export async function createAll(entity: Entity, bodies: Row[], ctx: Context): Promise<Saved[]> {
  if (permittedGrants(entity, 'create', ctx).every((grant) => grant.scope))
    throw new Error(`${entity.name}: a grant with a scope creates one record at a time`);
  const { create: validate } = entity.views[ctx.caller.role];
  for (const body of bodies) if (!validate(body)) throw invalid(fieldErrors(validate.errors));
  await checkReferences(entity, referencesIn(entity, bodies), ctx);
  const rowsToInsert: Row[] = [];
  for (const body of bodies) {
    const row = { ...defaults(entity), ...cleanRichText(entity.schema, body), ...entity.where };
    rowsToInsert.push((await entity.behaviour.create?.before?.(row, ctx)) ?? row);
  }
  const made: Saved[] = [];
  for (let from = 0; from < rowsToInsert.length; from += atOnce) {
    const rows = rowsToInsert.slice(from, from + atOnce).map((row) => entity.model.written(row));
    const written: Saved[] = await ctx.trx(entity.table).insert(rows).returning('*');
    await audit(
      written.map((row) => ({ action: 'create', entity, record_id: row.id, after: row })),
      ctx,
    );
    made.push(...written);
  }
  for (const row of made) await entity.behaviour.create?.after?.(row, ctx);
  return made;
}

/** What the bodies refer to, each once. */
const referencesIn = (entity: Entity, bodies: Row[]): Row =>
  Object.fromEntries(
    Object.entries(entity.schema.properties)
      .filter(([, property]) => property['x-reference'])
      .map(([field]) => [field, [...new Set(bodies.map((body) => body[field]).filter((id) => id != null))]]),
  );
