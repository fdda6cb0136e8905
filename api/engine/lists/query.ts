import type { Knex } from 'knex';
import type { Schema } from '#schemas/dialect.ts';
import { readMember } from '#schemas/list_view.ts';
import { asOpened, permittedGrants, restrict } from '../access.ts';
import type { Context, Entity, View } from '../define.ts';
import { malformed } from '../errors.ts';
import { whereContains } from './contains.ts';
import { asks, fits } from './fits.ts';
import { wordsOf } from './search_words.ts';

/** What a list is asked for, as `ra-data-simple-rest` writes it. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'asc' | 'desc'];
  first: number;
  last: number;
}

/** So many rows are answered at most. */
export const largestPage = 100;
const longestListOfIds = 500;
const operators = { _gte: '>=', _lte: '<=', _gt: '>', _lt: '<', _neq: '<>' } as const;

/**
 * Reads `filter`, `sort` and `range` of a query string.
 * @throws Problem 400 when one is no JSON of its form, 403 when the role reads nothing of the entity
 */
export function readListQuery(query: Record<string, string | undefined>, entity: Entity, ctx: Context): ListQuery {
  permittedGrants(entity, 'read', ctx);
  const view = entity.views[ctx.caller.role];
  const { filter, first, last } = readPage(query);
  const [field, order] = pair(parse(query.sort, 'sort') ?? presetSort(view), 'sort');
  if (typeof field !== 'string' || !known(view, field) || typeof order !== 'string' || !/^(asc|desc)$/i.test(order))
    throw malformed('malformed_query', { part: 'sort' });
  return { filter, sort: [field, order.toLowerCase() as 'asc' | 'desc'], first, last };
}

/**
 * What a list is narrowed by, and which part of it is asked for: at most a page, or the records of a list of ids.
 * @throws Problem 400
 */
function readPage(query: Record<string, string | undefined>): Omit<ListQuery, 'sort'> {
  const filter = parse(query.filter, 'filter') ?? {};
  const [first, last] = pair(parse(query.range, 'range') ?? [0, 24], 'range');
  if (typeof filter !== 'object' || Array.isArray(filter)) throw malformed('malformed_query', { part: 'filter' });
  if (!isIndex(first) || !isIndex(last) || last < first) throw malformed('malformed_query', { part: 'range' });
  const page = Math.min(last, first + largestPage - 1);
  return { filter: filter as ListQuery['filter'], first, last: idsOf(filter) ? last : page };
}

/** `x-list.sort` is a field; with a minus before it, the largest or newest comes first. */
const presetSort = ({ projection }: View) => {
  const sort = projection?.list.sort ?? 'id';
  return sort.startsWith('-') ? [sort.slice(1), 'DESC'] : [sort, 'ASC'];
};

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const idsOf = (filter: object) => Array.isArray((filter as { id?: unknown }).id);

/** `sort` and `range` are lists of two. */
function pair(value: unknown, part: string): unknown[] {
  if (!Array.isArray(value) || value.length !== 2) throw malformed('malformed_query', { part });
  return value;
}

/** @throws Problem 400 for what is no JSON */
export function parse(value: string | undefined, part: string): unknown {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    throw malformed('malformed_query', { part });
  }
}

/**
 * The rows of a list that the caller may read, with nothing of them chosen yet.
 * @throws Problem 400 for a filter that the caller may not ask for, 403 when the role reads nothing of the entity
 */
export function listRows(entity: Entity, filter: ListQuery['filter'], ctx: Context): Knex.QueryBuilder {
  const query = ctx.trx(entity.table);
  restrict(query, entity, 'read', ctx);
  applyFilter(query, entity, filter, ctx);
  return query;
}

/** A field of a list's rows as SQL. @throws Error for one that the caller may not read */
export function columnOf(entity: Entity, field: string, ctx: Context): Knex.Raw {
  const column = expression(entity, entity.views[ctx.caller.role], field, ctx);
  if (column === undefined) throw new Error(`${ctx.caller.role} reads no ${field} of ${entity.name}.`);
  return typeof column === 'string' ? ctx.trx.raw('??', [column]) : column;
}

/**
 * A range whose ends are one value asks for that value: how many rows have it the database knows, and of such a range it
 * does not, so that it would read the whole table in its order.
 */
const withMetEnds = (filter: ListQuery['filter']): ListQuery['filter'] =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) => {
      const [, field, end] = /^(.+)_(gte|lte)$/.exec(key) ?? [];
      const other = end === 'gte' ? 'lte' : 'gte';
      if (!field || value === null || filter[`${field}_${other}`] !== value) return [[key, value]];
      return end === 'gte' ? [[field, value]] : [];
    }),
  );

/**
 * Narrows a query by a filter.
 * @throws Problem 400 for a field, an operator or a value that the caller may not ask for
 */
export function applyFilter(query: Knex.QueryBuilder, entity: Entity, filter: ListQuery['filter'], ctx: Context): void {
  const view = entity.views[ctx.caller.role];
  for (const [key, value] of Object.entries(withMetEnds(filter))) {
    if (key === 'q') search(query, entity, view, value, ctx);
    else compare(query, entity, view, key, value, ctx);
  }
}

function compare(
  query: Knex.QueryBuilder,
  entity: Entity,
  view: View,
  key: string,
  value: unknown,
  ctx: Context,
): void {
  const { field, suffix } = readMember(key, (name) => known(view, name));
  const column = expression(entity, view, field, ctx);
  if (!column) throw malformed('unknown_filter', { field: key });
  const values = [value].flat();
  if (values.length > longestListOfIds) throw malformed('too_many_values', { field: key });
  if (!asks(value, suffix) || !values.every((one) => one === null || fits(propertyOf(entity, field), one, suffix))) {
    throw malformed('malformed_value', { field: key });
  }
  if (suffix === '_contains') whereContains(query, column, propertyOf(entity, field), String(value));
  else if (Array.isArray(value)) oneOf(query, column, value);
  else if (value === null) suffix ? query.whereNotNull(column as never) : query.whereNull(column as never);
  else query.where(column as never, suffix ? operators[suffix as keyof typeof operators] : '=', value as never);
}

/** In SQL nothing is equal to null, not even one of a list. */
function oneOf(query: Knex.QueryBuilder, column: string | Knex.Raw, values: unknown[]): void {
  query.where((any: Knex.QueryBuilder) => {
    any.whereIn(column as never, values.filter((one) => one !== null) as never[]);
    if (values.includes(null)) any.orWhereNull(column as never);
  });
}

const propertyOf = ({ schema }: Entity, field: string) => schema.properties[field] as Schema;

/** The fields in which a reader searches the entity. */
export const searchedFields = ({ schema }: Entity, view: View): string[] =>
  schema['x-list'].search.filter((field) => view.columns.includes(field));

/** Whether the caller may narrow or order a list of the entity by a field; by `q`, where there is anything to search. */
export const isAskable = (entity: Entity, { caller }: Context, field: string): boolean => {
  const view = entity.views[caller.role];
  return field === 'q' ? searchedFields(entity, view).length > 0 : known(view, field);
};

/** Each word of the search is in one of the fields that the caller may read, or where the entity looks for it. */
function search(query: Knex.QueryBuilder, entity: Entity, view: View, value: unknown, ctx: Context): void {
  const fields = searchedFields(entity, view).map((field) => ({ field, column: expression(entity, view, field, ctx) }));
  if (typeof value !== 'string' || value.includes('\0') || fields.length === 0)
    throw malformed('unknown_filter', { field: 'q' });
  for (const part of wordsOf(value, ctx)) {
    if (entity.behaviour.search) entity.behaviour.search(query, part, ctx);
    else
      query.where((any: Knex.QueryBuilder) => {
        for (const { field, column } of fields)
          if (column) whereContains(any, column, propertyOf(entity, field), part, true);
      });
  }
}

/** Sorts, the record's id deciding among equals, so that pages never overlap. */
export function applySort(
  query: Knex.QueryBuilder,
  entity: Entity,
  [field, order]: ListQuery['sort'],
  ctx: Context,
): void {
  const column = expression(entity, entity.views[ctx.caller.role], field, ctx);
  query.orderBy([{ column: column as never, order }]);
  if (field !== 'id') query.orderBy(`${entity.table}.id`, order);
}

const known = (view: View, field: string) => view.columns.includes(field) || view.computed.includes(field);

function expression(entity: Entity, view: View, field: string, ctx: Context): string | Knex.Raw | undefined {
  if (view.columns.includes(field)) return asOpened(`${entity.table}.${field}`, field, entity, ctx);
  const sql = view.computed.includes(field) ? entity.behaviour.computed?.[field]?.(ctx) : undefined;
  // As a query of its own: a bare number in `order by` would name a column by its place.
  return sql && ctx.trx.raw('(select (?))', [asOpened(sql, field, entity, ctx)]);
}
