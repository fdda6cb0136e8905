import type { Knex } from 'knex';
import type { Schema } from '#schemas/dialect.ts';
import { permittedGrants } from './access.ts';
import { whereContains } from './contains.ts';
import type { Context, Entity, View } from './define.ts';
import { malformed } from './errors.ts';
import { ajv } from './schema/ajv.ts';

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
  const [field, order] = pair(parse(query.sort, 'sort') ?? presetSort(entity), 'sort');
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
const presetSort = ({ schema }: Entity) => {
  const { sort } = schema['x-list'];
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
 * Narrows a query by a filter.
 * @throws Problem 400 for a field, an operator or a value that the caller may not ask for
 */
export function applyFilter(query: Knex.QueryBuilder, entity: Entity, filter: ListQuery['filter'], ctx: Context): void {
  const view = entity.views[ctx.caller.role];
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'q') search(query, entity, view, value);
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
  const suffix = known(view, key) ? undefined : /_(gte|lte|gt|lt|neq|contains)$/.exec(key)?.[0];
  const field = suffix ? key.slice(0, -suffix.length) : key;
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

/** A list means "one of"; nothing is before or after an empty field. */
const asks = (value: unknown, suffix?: string): boolean =>
  suffix === undefined || (!Array.isArray(value) && (value !== null || suffix === '_neq'));

/** Days and moments as they are written; a moment may be asked for by its day. */
const days = ajv.compile({ type: 'string', format: 'date' });
const moments = ajv.compile({ type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] });
const written: Record<string, typeof days> = { date: days, 'date-time': moments };

/** A value is compared as what its property is: PostgreSQL would answer a word for a number with an error of its own. */
function fits({ type, format }: Schema, value: unknown, suffix?: string): boolean {
  const types = [type].flat();
  const form = written[format ?? ''];
  if (suffix === '_contains' && (form || !types.includes('string'))) return false;
  if (types.includes('integer')) return Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (types.includes('number')) return Number.isFinite(value);
  if (types.includes('boolean')) return typeof value === 'boolean';
  if (!types.includes('string') || typeof value !== 'string' || value.includes('\0')) return false;
  return form?.(value) ?? true;
}

/** Each word of the search is in one of the fields that the caller may read. */
function search(query: Knex.QueryBuilder, entity: Entity, view: View, value: unknown): void {
  const fields = entity.schema['x-list'].search.filter((field) => view.columns.includes(field));
  if (typeof value !== 'string' || value.includes('\0') || fields.length === 0)
    throw malformed('unknown_filter', { field: 'q' });
  for (const part of value.trim().split(/\s+/).slice(0, 5)) {
    query.where((any: Knex.QueryBuilder) => {
      for (const field of fields) whereContains(any, `${entity.table}.${field}`, propertyOf(entity, field), part, true);
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
  if (view.columns.includes(field)) return `${entity.table}.${field}`;
  const sql = view.computed.includes(field) ? entity.behaviour.computed?.[field]?.(ctx) : undefined;
  // As a query of its own: a bare number in `order by` would name a column by its place.
  return sql && ctx.trx.raw('(select (?))', [sql]);
}
