import type { Knex } from 'knex';
import type { Permission } from '#schemas/dialect.ts';
import { restrict, selectDecider, trim } from './access.ts';
import type { Context, Entity, Saved } from './define.ts';
import { forbidden, notFound } from './errors.ts';

/** A query for the rows and the fields of an entity that the caller may read; rows still carry the deciding grant. */
export function readable(entity: Entity, ctx: Context): Knex.QueryBuilder {
  const view = entity.views[ctx.caller.role];
  // Selected before it becomes knex's: a query that has chosen nothing by then asks for all columns.
  const columns = view.columns.map((column) => `${entity.table}.${column}`);
  const rowsQuery = entity.model.query(ctx.trx as never).select(columns);
  const query = rowsQuery.toKnexQuery();
  for (const field of view.computed) {
    const sql = entity.behaviour.computed?.[field]?.(ctx);
    if (sql) query.select(ctx.trx.raw('(?) as ??', [sql, field]));
  }
  selectDecider(query, entity, 'read', ctx);
  restrict(query, entity, 'read', ctx);
  return query;
}

/**
 * One row as the caller sees it.
 * @throws Problem 404 when it is not there or not the caller's
 */
export async function readOne(entity: Entity, id: number, ctx: Context): Promise<Saved> {
  const row = await readable(entity, ctx).where(`${entity.table}.id`, id).first();
  if (!row) throw notFound();
  return trim(row, entity, 'read', ctx);
}

/**
 * The whole row behind one that the caller may read, as a query's behaviour gets it.
 * @throws Problem 404 when it is not there or not the caller's
 */
export async function readWhole(entity: Entity, id: number, ctx: Context): Promise<Saved> {
  const query = whole(entity, ctx).where(`${entity.table}.id`, id);
  restrict(query, entity, 'read', ctx);
  const row = await query.first();
  if (!row) throw notFound();
  return row;
}

/** Rows as the caller sees them, in the order of their ids. */
export async function readMany(entity: Entity, ids: number[], ctx: Context): Promise<Saved[]> {
  const rows = await readable(entity, ctx).whereIn(`${entity.table}.id`, ids).orderBy(`${entity.table}.id`);
  return rows.map((row: Saved) => trim(row, entity, 'read', ctx));
}

/**
 * Locks whole rows for a write, in the order of their ids so that two callers cannot wait for each other. Rows that refer
 * to them (an entry of the audit log, a session) can be written meanwhile, and so wait for nobody either.
 * @param shares whether others may read them under a lock too, as long as nobody writes
 * @throws Problem 404 when one is not there for the caller, 403 when it may be read but this may not be done to it
 */
export async function lockRows(
  entity: Entity,
  ids: number[],
  permission: Permission,
  ctx: Context,
  shares = false,
): Promise<Saved[]> {
  const query = whole(entity, ctx).whereIn(`${entity.table}.id`, ids).orderBy(`${entity.table}.id`);
  if (shares) query.forShare(entity.table);
  else query.forNoKeyUpdate(entity.table);
  selectDecider(query, entity, permission, ctx);
  restrict(query, entity, permission, ctx);
  const rows: Saved[] = await query;
  if (rows.length < new Set(ids).size) await refuse(entity, ids, permission, ctx);
  return rows;
}

async function refuse(entity: Entity, ids: number[], permission: Permission, ctx: Context): Promise<never> {
  if (permission === 'read') throw notFound();
  const visibleRows = whole(entity, ctx).whereIn(`${entity.table}.id`, ids);
  restrict(visibleRows, entity, 'read', ctx);
  throw (await visibleRows).length < new Set(ids).size ? notFound() : forbidden();
}

const whole = (entity: Entity, ctx: Context): Knex.QueryBuilder => ctx.trx(entity.table).select(`${entity.table}.*`);

/**
 * Makes sure that a row is still the caller's after a write.
 * @throws Problem 403 when the write took it out of reach
 */
export async function holdsAfter(entity: Entity, id: number, permission: Permission, ctx: Context): Promise<void> {
  const query = ctx.trx(entity.table).select(`${entity.table}.id`).where(`${entity.table}.id`, id);
  restrict(query, entity, permission, ctx);
  if (!(await query.first())) throw forbidden('out_of_reach');
}
