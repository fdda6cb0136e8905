import type { Knex } from 'knex';
import { isDay } from '#schemas/days.ts';
import type { Schema } from '#schemas/dialect.ts';
import { pages, placeAmongFound } from '#schemas/pages.ts';
import { restrict } from '../access.ts';
import type { Context, Entity, Row } from '../define.ts';
import { malformed } from '../errors.ts';
import { readMany } from '../rows.ts';
import { isWhole, whereContains } from './contains.ts';
import { searchedFields } from './query.ts';
import { wordsOf } from './search_words.ts';

/** A record that was found, in as many of its fields as say which one it is. */
export interface SearchHit {
  entity: string;
  record: Row;
}

/** So many records of a kind are answered, and in all. */
const [ofAKind, inAll] = [5, 30];
/** So many of a kind are ranked: whoever finds more writes more. */
const mostRanked = 40;
/** A word of fewer letters is looked for where fields begin: the index knows no less than three letters in a row. */
const shortWord = 3;
const longest = 100;

/** What the caller may look for: what can be searched, and has a page that the caller's role opens. */
function kindsOf({ engine, caller }: Context): { entity: Entity; fields: string[] }[] {
  const openable = new Set(
    pages
      .filter(({ view, roles }) => (view === 'edit' || view === 'show') && roles.includes(caller.role))
      .map(({ resource }) => resource),
  );
  return [...engine.entities.values()]
    .filter(({ name, views }) => openable.has(name) && views[caller.role].projection?.can.includes('read'))
    .map((entity) => ({ entity, fields: searchedFields(entity, entity.views[caller.role]) }))
    .filter(({ fields }) => fields.length > 0);
}

const columnOf = ({ table }: Entity, field: string) => `${table}.${field}`;

/** The moment at which each row of an entity takes place: its own list is in order of it. */
function momentOf({ schema, table }: Entity): string | null {
  const field = schema['x-list'].sort.replace(/^-/, '');
  const { type, format, 'x-computed': isComputed } = schema.properties[field] ?? {};
  return type === 'string' && format === 'date-time' && !isComputed ? `${table}.${field}` : null;
}

const awayOf = 'abs(extract(epoch from ?? - statement_timestamp())) as away';

/**
 * Rows in which each word begins a field, or stands in one, or where the entity looks for it; the nearest to what was written
 * first, and of those that an entity finds for itself the nearest to now.
 */
function matches(entity: Entity, fields: string[], words: string[], begins: boolean, ctx: Context): Knex.QueryBuilder {
  const { trx } = ctx;
  const columns = fields.map((field) => columnOf(entity, field));
  const whole = words.join(' ');
  const exact = columns.map(() => 'plain(??::text) = plain(?)').join(' or ');
  const label = labelColumns(entity);
  const beginning =
    label.length > 0 ? `plain(concat_ws(' ', ${label.map(() => '??').join(', ')})) like ${after}` : 'false';
  const nearness = trx.raw(`case when ${exact} then 0 when ${beginning} then 1 else ? end as nearness`, [
    ...columns.flatMap((column) => [column, whole]),
    ...label,
    ...(label.length > 0 ? [whole] : []),
    begins ? 2 : 3,
  ]);
  const rows = trx(entity.table).select(columnOf(entity, 'id'), nearness);
  restrict(rows, entity, 'read', ctx);
  for (const word of words)
    if (entity.behaviour.search) entity.behaviour.search(rows, word, ctx);
    else
      rows.where((any) => {
        for (const field of fields) whereWord(any, entity, field, word, begins);
      });
  const moment = entity.behaviour.search && momentOf(entity);
  rows.select(trx.raw(moment ? awayOf : 'null::numeric as away', moment ? [moment] : []));
  if (moment) rows.orderBy('away');
  // Of what takes place at some time there is more each day: what lies far behind is looked for by its day.
  if (moment && !words.some(isDay)) rows.whereRaw(`?? > statement_timestamp() - interval '60 days'`, [moment]);
  const nearest = trx
    .from(rows.limit(mostRanked).as('some'))
    .orderBy([{ column: 'nearness' }, { column: 'away' }, { column: 'id', order: 'desc' }]);
  return nearest.select(trx.raw('? as entity', [entity.name]), 'id', 'nearness').limit(ofAKind);
}

/** Or a field that a word begins, or that contains it. */
function whereWord(any: Knex.QueryBuilder, entity: Entity, field: string, word: string, begins: boolean): void {
  const column = columnOf(entity, field);
  const property = entity.schema.properties[field] as Schema;
  if (isWhole(property)) whereContains(any, column, property, word, true);
  else if (property['x-mask']) whereDigits(any, column, property, word);
  else if (begins || word.length < shortWord) any.orWhereRaw(`plain(??::text) like ${after}`, [column, word]);
  else whereContains(any, column, property, word, true);
}

/** Of a telephone number the index knows three digits in a row and no less: it is asked for nothing that it does not know. */
function whereDigits(any: Knex.QueryBuilder, column: string, property: Schema, word: string): void {
  if (word.replace(/\D/g, '').length >= shortWord) whereContains(any, column, property, word, true);
}

/** The pattern of what begins with a text. */
const after = 'substr(containing(?), 2)';

/** The words by which a record is known. */
const labelColumns = (entity: Entity): string[] =>
  [...entity.schema['x-label'].matchAll(/\{(\w+)\}/g)].flatMap(([, field = '']) => {
    const property = entity.schema.properties[field];
    return property?.type === 'string' && !property['x-computed'] ? [columnOf(entity, field)] : [];
  });

/**
 * Records of every kind that the caller may open, by a few letters of what they are known by; accents and capitals do not
 * count. It is two statements, and one for each kind that was found.
 * @throws Problem 400 for what is no text
 */
export async function search(query: unknown, ctx: Context): Promise<SearchHit[]> {
  if (typeof query !== 'string' || query.length > longest || query.includes('\0'))
    throw malformed('malformed_query', { part: 'q' });
  const words = wordsOf(query, ctx).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.join('').length < 2) return [];
  const kinds = kindsOf(ctx);
  const isShort = words.every((word) => word.length < shortWord);
  const parts = kinds.flatMap(({ entity, fields }) =>
    (isShort || entity.behaviour.search ? [true] : [true, false]).map((begins) =>
      matches(entity, fields, words, begins, ctx),
    ),
  );
  const rows: { entity: string; id: number; nearness: number }[] = await ctx.trx.unionAll(parts as never, true);
  const nearest = rows.sort((a, b) => a.nearness - b.nearness || placeAmongFound(a.entity) - placeAmongFound(b.entity));
  const once = [...new Map(nearest.toReversed().map((row) => [`${row.entity} ${row.id}`, row])).values()].toReversed();
  const chosenRows = [...Map.groupBy(once, ({ entity }) => entity).values()].flatMap((some) => some.slice(0, ofAKind));
  const first = once.filter((row) => chosenRows.includes(row)).slice(0, inAll);
  const records = await readFound(first, ctx);
  return first.flatMap(({ entity, id }) => {
    const record = records.get(`${entity} ${id}`);
    return record ? [{ entity, record }] : [];
  });
}

async function readFound(found: { entity: string; id: number }[], ctx: Context): Promise<Map<string, Row>> {
  const kinds = [...Map.groupBy(found, ({ entity }) => entity)];
  const read = kinds.map(async ([name, some]) => {
    const entity = ctx.engine.entities.get(name) as Entity;
    const ids = some.map(({ id }) => id);
    const rows = await readMany(entity, ids, ctx);
    return rows.map((row) => [`${name} ${row.id}`, namingFields(entity, row)] as const);
  });
  return new Map((await Promise.all(read)).flat());
}

/** What says which record it is: what its label names, in both languages, and the columns of its list. */
function namingFields({ schema }: Entity, row: Row): Row {
  const label = [...schema['x-label'].matchAll(/\{(\w+)\}/g)].flatMap(([, field = '']) => [field, `english_${field}`]);
  const fields = new Set(['id', ...label, ...schema['x-list'].columns]);
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field)));
}
