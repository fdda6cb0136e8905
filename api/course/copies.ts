import { housekeeping } from '#schemas/dialect.ts';
import type { Context } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';

/** New ids by the old ones. */
type Ids = Map<number, number>;

/** What a copy has of its own. */
const own = ['id', 'status', ...housekeeping];

/** What a copy takes over: all that the schema describes, but for its state and its place among others. */
const columnsOf = ({ schema }: Entity, parent: string): string[] =>
  Object.entries(schema.properties)
    .filter(([name, property]) => !property['x-computed'] && !own.includes(name) && name !== parent)
    .map(([name]) => name);

/** The child entities of an entity. */
const childrenOf = (name: string, { engine }: Context): [Entity, string][] =>
  [...engine.entities.values()].flatMap((entity): [Entity, string][] => {
    const parent = entity.schema['x-parent'];
    const targets = [(parent && entity.schema.properties[parent]?.['x-reference']) ?? []].flat();
    return parent && targets.includes(name) ? [[entity, parent]] : [];
  });

/** Copies everything under copied records, level by level, each entity in few statements. */
async function copyChildren(name: string, copied: Ids, ctx: Context): Promise<void> {
  for (const [entity, parent] of childrenOf(name, ctx)) {
    const ids = await copyRows(entity, parent, copied, ctx);
    if (ids.size > 0) await copyChildren(entity.name, ids, ctx);
  }
}

/** Copies the rows of an entity from parents to others; the copies are drafts. */
async function copyRows(entity: Entity, parent: string, parents: Ids, ctx: Context): Promise<Ids> {
  const { trx } = ctx;
  const found = await trx(entity.table)
    .where(entity.where)
    .whereRaw('?? = any(?)', [parent, [...parents.keys()]])
    .select('id as old', trx.raw(`nextval(pg_get_serial_sequence(?, 'id'))::int as new`, [entity.table]));
  const ids: Ids = new Map(found.map((row) => [row.old, row.new]));
  if (ids.size === 0) return ids;
  // What refers to another row of the same kind (a passage's questions) is set once all are there.
  const inner = Object.keys(entity.schema.properties).filter(
    (field) => entity.schema.properties[field]?.['x-reference'] === entity.name,
  );
  const columns = columnsOf(entity, parent).filter((column) => !inner.includes(column));
  const fixedColumns = Object.entries(entity.where);
  const names = ['id', parent, ...columns, ...fixedColumns.map(([column]) => column)];
  await trx.raw(
    `insert into ?? (${names.map(() => '??')})
      select ids.new, parents.new${columns.map(() => ', source.??').join('')}${fixedColumns.map(() => ', ?').join('')}
      from ?? source
        join jsonb_to_recordset(?) as ids(old int, new int) on ids.old = source.id
        join jsonb_to_recordset(?) as parents(old int, new int) on parents.old = source.??`,
    [
      ...[entity.table, ...names, ...columns, ...fixedColumns.map(([, value]) => value)],
      ...[entity.table, pairs(ids), pairs(parents), parent],
    ],
  );
  for (const field of inner) {
    await trx.raw(
      `update ?? copy set ?? = outer_ids.new from ?? source
        join jsonb_to_recordset(?) as ids(old int, new int) on ids.old = source.id
        join jsonb_to_recordset(?) as outer_ids(old int, new int) on outer_ids.old = source.??
        where copy.id = ids.new`,
      [entity.table, field, entity.table, pairs(ids), pairs(ids), field],
    );
  }
  return ids;
}

const pairs = (ids: Ids) => JSON.stringify([...ids].map(([old, made]) => ({ old, new: made })));

/**
 * Copies one record with all that it holds, as drafts.
 * @param changes what the copy is called and where it stands
 * @returns the row of the copy
 */
export async function copyWhole(name: string, id: number, changes: object, ctx: Context): Promise<{ id: number }> {
  const { trx } = ctx;
  const entity = ctx.engine.entities.get(name) as Entity;
  const columns = columnsOf(entity, '').filter((column) => !(column in changes));
  const set = Object.entries(changes);
  const names = [...columns, ...set.map(([column]) => column)];
  const { rows } = await trx.raw(
    `insert into ?? (${names.map(() => '??')})
      select ${[...columns.map(() => '??'), ...set.map(() => '?')]} from ?? where id = ? returning *`,
    [entity.table, ...names, ...columns, ...set.map(([, value]) => value), entity.table, id],
  );
  const [copy] = rows;
  await copyChildren(name, new Map([[id, copy.id]]), ctx);
  return copy;
}
