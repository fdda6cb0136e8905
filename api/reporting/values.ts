import { weekdays } from '#schemas/days.ts';
import type { Context } from '../engine/define.ts';
import { say } from '../engine/words/words.ts';
import type { Column } from './define.ts';

/** The values that a column's words stand for, with their words in the reader's language. */
export function wordsOf({ type, of = '', values }: Column, { engine, caller }: Context): [string, string][] {
  const { locale } = caller;
  if (type === 'weekday') return weekdays.map((day, at) => [String(at + 1), say(locale, `values.weekday.${day}`)]);
  if (type === 'boolean') return ['true', 'false'].map((value) => [value, say(locale, `ra.boolean.${value}`)]);
  const [entity = '', field = ''] = of.split('.');
  const property = engine.entities.get(entity)?.schema.properties[field];
  return (values ?? property?.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => [
      String(value),
      say(locale, [
        `reports.values.${field}.${value}`,
        `resources.${entity}.values.${field}.${value}`,
        `values.${field}.${value}`,
        String(value),
      ]),
    ]);
}

/** How a column is headed. */
export const headOf = (name: string, { locale }: Context['caller']): string =>
  say(locale, [`reports.columns.${name}`, name]);
