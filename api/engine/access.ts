import type { Knex } from 'knex';
import type { Door, Grant, Permission } from '#schemas/dialect.ts';
import { grantsOf, opens } from '#schemas/project.ts';
import type { Context, Entity, Row } from './define.ts';
import { forbidden } from './errors.ts';

/** The column in which a query says which grant opened a row, when several could. */
const decider = 'x_grant';

/**
 * Narrows a query to the rows for which the caller has a permission.
 * @throws Problem 403 when the caller's role never may
 */
export function restrict(query: Knex.QueryBuilder, entity: Entity, permission: Permission, ctx: Context): void {
  const grants = permittedGrants(entity, permission, ctx);
  query.where(qualifyColumns(entity, entity.where));
  if (grants.some((grant) => !grant.scope)) return;
  query.where((any: Knex.QueryBuilder) => {
    for (const grant of grants) any.orWhere((one: Knex.QueryBuilder) => scopeOf(entity, grant)(one, ctx));
  });
}

/** @throws Problem 403 when no grant of the caller's role has the permission */
export function permittedGrants(entity: Entity, permission: Permission, ctx: Context): Grant[] {
  const grants = grantsOf(entity.schema, ctx.caller.role, permission);
  if (grants.length === 0) throw forbidden();
  return grants;
}

/** Where several grants differ in their fields, selects the number of the first that holds for the row. */
export function selectDecider(query: Knex.QueryBuilder, entity: Entity, permission: Permission, ctx: Context): void {
  const grants = permittedGrants(entity, permission, ctx);
  if (!grants.some((grant) => grant.fields)) return;
  const cases = grants.map((_, number) => `when exists ? then ${number}`).join(' ');
  const conditions = grants.map((grant) => condition(entity, grant, ctx));
  query.select(ctx.trx.raw(`case ${cases} end as ${decider}`, conditions));
}

const condition = (entity: Entity, grant: Grant, ctx: Context) =>
  ctx.trx
    .queryBuilder()
    .select(ctx.trx.raw('1'))
    .where((one) => scopeOf(entity, grant)(one, ctx));

const scopeOf = (entity: Entity, grant: Grant) => entity.behaviour.scopes?.[grant.scope ?? ''] ?? (() => undefined);

/**
 * What a row holds in a field, as SQL: nothing where the grant that opens the row does not open the field, so that no list
 * can be narrowed or put in order by what is not answered.
 */
export function asOpened(sql: string | Knex.Raw, field: string, entity: Entity, ctx: Context): string | Knex.Raw {
  const grants = permittedGrants(entity, 'read', ctx);
  const opened = grants.map((grant) => opens(entity.schema, grant, ctx.caller.role, 'read', field));
  if (!opened.includes(false)) return sql;
  const cases = opened.map((isOpen) => `when exists ? then ${isOpen ? '??' : 'null'}`).join(' ');
  const bindings = grants.flatMap((grant, number) => [condition(entity, grant, ctx), ...(opened[number] ? [sql] : [])]);
  return ctx.trx.raw(`(case ${cases} end)`, bindings as Knex.RawBinding[]);
}

/** The fields of a row that the grant which opened it also opens. */
export function trim<R extends Row>(row: R, entity: Entity, permission: Permission, ctx: Context): R {
  if (!(decider in row)) return row;
  const { [decider]: number, ...rest } = row;
  const names = openedBy(entity, permission, number, ctx, 'read');
  return Object.fromEntries(Object.entries(rest).filter(([field]) => names(field))) as R;
}

/** Whether the grant that opened a row opens a field of it for writing or reading. */
export function openedBy(entity: Entity, permission: Permission, number: number | undefined, ctx: Context, door: Door) {
  const grants = permittedGrants(entity, permission, ctx);
  const grant = grants[number ?? 0] as Grant;
  return (field: string) => opens(entity.schema, grant, ctx.caller.role, door, field);
}

/** Columns named with their table, so that they mean the same inside a scope's subquery. */
const qualifyColumns = (entity: Entity, where: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(where).map(([column, value]) => [`${entity.table}.${column}`, value]));
