import { audit } from './audit.ts';
import type { Context, Entity, Saved } from './define.ts';
import { invalid } from './errors.ts';
import { lockRows } from './rows.ts';

/**
 * What the action `reorder` of ordered entities does (`schemas/fragments/ordered.json`): these rows of one parent, if they
 * have any, change places among themselves, all in one transaction.
 * @throws Problem 404, 422 for rows of several parents or one that is named twice
 */
export async function reorder(entity: Entity, ids: number[], ctx: Context): Promise<Saved[]> {
  const before = await lockRows(entity, ids, 'update', ctx);
  const parent = entity.schema['x-parent'];
  if (before.length < ids.length || new Set(before.map((row) => parent && row[parent])).size > 1) {
    throw invalid({ ids: { keyword: 'one_parent' } });
  }
  const places = placesOf(before);
  const places_of = JSON.stringify(ids.map((id, at) => ({ id, order: places[at] })));
  const { rows } = await ctx.trx.raw(
    `update ?? set "order" = place."order", version = version + 1, updated_at = ?
      from jsonb_to_recordset(?) as place(id int, "order" int)
      where ??.id = place.id and ??."order" <> place."order" returning ??.*`,
    [entity.table, ctx.now, places_of, entity.table, entity.table, entity.table],
  );
  const entries = rows.map((row: Saved) => ({
    action: 'update',
    entity,
    record_id: row.id,
    before: before.find(({ id }) => id === row.id),
    after: row,
  }));
  await audit(entries, ctx);
  return ids.map((id, at) => ({ id, order: places[at] }));
}

/** The places that the rows have now, from the first to the last; two in one place get one each. */
function placesOf(rows: Saved[]): number[] {
  const places: number[] = [];
  for (const order of rows.map((row) => row.order as number).sort((one, other) => one - other))
    places.push(Math.max(order, (places.at(-1) ?? order - 1) + 1));
  return places;
}
