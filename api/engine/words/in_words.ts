import { clockTime, longDate, stamp } from '#schemas/dates.ts';
import type { Schema } from '#schemas/dialect.ts';
import { pick } from '#schemas/localize.ts';
import { grantsOf } from '#schemas/project.ts';
import type { Context, Entity, Row } from '../define.ts';
import { readMany } from '../rows.ts';
import { say } from './words.ts';

/**
 * Rows as people read them, in the caller's language: of what is a word in the data its word, of a reference the name of
 * its record (its number where the caller may not read it), moments in the caller's time zone, yes and no. Numbers and
 * days stay as they are, as a spreadsheet reads them.
 */
export async function inWords(entity: Entity, columns: string[], rows: Row[], ctx: Context): Promise<Row[]> {
  const names = await namesOf(entity, columns, rows, ctx);
  const cellText = (row: Row, column: string) => {
    const property = entity.schema.properties[column] as Schema;
    const each = (value: unknown) => names.get(column)?.get(value as number) ?? word(entity, column, value, row, ctx);
    const value = row[column];
    return Array.isArray(value) && value.every((one) => typeof one !== 'object')
      ? value.map(each).join(', ')
      : property['x-reference'] || typeof value !== 'object'
        ? each(value)
        : value;
  };
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, cellText(row, column)])));
}

/** What a field holds, as a word where it is one. */
function word(entity: Entity, column: string, value: unknown, row: Row, { caller }: Context): unknown {
  const property = entity.schema.properties[column] as Schema;
  const { 'x-names': names, format } = property;
  if (value === null || value === undefined) return value;
  if (typeof value === 'boolean') return say(caller.locale, `ra.boolean.${value}`);
  if (names === 'entities') return nameOfEntity(String(value), caller.locale);
  if (names === 'reports') return say(caller.locale, [`pages.${String(value).replaceAll('-', '_')}`, String(value)]);
  if (names === 'question_types') return say(caller.locale, [`questions.types.${value}`, String(value)]);
  if (names === 'actions')
    return say(caller.locale, [`resources.${row.entity}.actions.${value}`, `actions.${value}`, String(value)]);
  if (property.enum ?? property.items?.enum)
    return say(caller.locale, [
      `resources.${entity.name}.values.${column}.${value}`,
      `values.${column}.${value}`,
      String(value),
    ]);
  return format === 'date-time' ? stamp(String(value), caller.time_zone) : value;
}

const nameOfEntity = (name: string, locale: Context['caller']['locale']) =>
  say(locale, [`resources.${name}.name`, name], { smart_count: 1 });

/** The names of the records that each column refers to: one query for a column and an entity. */
async function namesOf(entity: Entity, columns: string[], rows: Row[], ctx: Context) {
  const named = columns.map(async (column) => {
    const { 'x-reference': own, items } = entity.schema.properties[column] as Schema;
    const targets = [own ?? items?.['x-reference'] ?? []].flat();
    const ids = [...new Set(rows.flatMap((row) => row[column] ?? []))] as number[];
    const found = new Map<number, string>();
    // A number that several entities share is the first's that has it.
    for (const name of targets.toReversed()) {
      const target = ctx.engine.entities.get(name) as Entity;
      for (const [id, text] of await labelsOf(target, ids, ctx)) found.set(id, text);
    }
    return [column, found] as const;
  });
  return new Map(await Promise.all(named));
}

/** Records in a few words, as far as the caller may read them. */
export async function labelsOf(entity: Entity, ids: number[], ctx: Context): Promise<Map<number, string>> {
  if (ids.length === 0 || grantsOf(entity.schema, ctx.caller.role, 'read').length === 0) return new Map();
  return new Map((await readMany(entity, ids, ctx)).map((record) => [record.id, label(entity, record, ctx)]));
}

/** A record in a few words, by the `x-label` of its entity, as the back office says it. */
function label(entity: Entity, record: Row, ctx: Context): string {
  const { locale } = ctx.caller;
  const { properties } = entity.schema;
  const text = entity.schema['x-label'].replace(/\{(\w+)\}/g, (_, field: string) => {
    if (`english_${field}` in properties) return pick(record, field, locale);
    const value = record[field];
    if (properties[field]?.format === 'date' && value) return longDate(String(value), locale);
    if (properties[field]?.format === 'time' && value) return clockTime(String(value), locale);
    return String(word(entity, field, value, record, ctx) ?? '');
  });
  return /[\p{L}\p{N}]/u.test(text) ? text.trim() : `${nameOfEntity(entity.name, ctx.caller.locale)} ${record.id}`;
}
