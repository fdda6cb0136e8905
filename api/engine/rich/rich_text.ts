import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { isLine, isRich } from '#schemas/rich.ts';
import type { Row } from '../define.ts';
import { cleanHtml, cleanText } from './clean_html.ts';

/** What a schema describes, with another text for each of its rich ones (`contentMediaType: text/html`). */
export function mapRich<T>(schema: Schema, value: T, change: (html: string, property: Schema) => string): T {
  if (typeof value === 'string') return (isRich(schema) ? change(value, schema) : value) as T;
  if (Array.isArray(value)) return value.map((one) => mapRich(schema.items ?? {}, one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const property = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return [name, property ? mapRich(property, member, change) : member];
  });
  return Object.fromEntries(members) as T;
}

/** Cleans every rich text that a schema describes within a value, however deep. */
export const cleanTexts = <T>(schema: Schema, value: T): T =>
  mapRich(schema, value, (html, property) => cleanText(html, isLine(property)));

/** A body whose rich texts (`contentMediaType: text/html`) are clean: that is what is stored, however it came. */
export function cleanRichText(schema: EntitySchema, body: Row): Row {
  const rich = Object.entries(body).filter(
    ([field, value]) => typeof value === 'string' && schema.properties[field]?.contentMediaType === 'text/html',
  );
  return { ...body, ...Object.fromEntries(rich.map(([field, value]) => [field, cleanHtml(value)])) };
}
