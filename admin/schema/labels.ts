import { useCallback } from 'react';
import { type TranslateFunction, useLocale, useTranslate } from 'react-admin';
import { clockTime, longDate } from '#schemas/dates.ts';
import type { Projection } from '#schemas/dialect.ts';
import { type Locale, pick } from '#schemas/localize.ts';

/** The words of a field: the entity's own, those of the same name in a list, the general ones. */
export function useFieldLabel(entity: string): (path: string) => string {
  const translate = useTranslate();
  return useCallback(
    (path) => {
      const own = path.replace(/\.\d+(?=\.|$)/g, '');
      const last = own.split('.').at(-1) ?? own;
      // A question's own members are said by the words of its type.
      const member = entity === 'questions' && own !== last ? memberOf(translate, own) : '';
      if (member) return member;
      const general = translate(`fields.${last}`, { _: last.replaceAll('_', ' ') });
      const entityLabel = own === last ? general : translate(`resources.${entity}.fields.${last}`, { _: general });
      return translate(`resources.${entity}.fields.${own}`, { _: entityLabel });
    },
    [translate, entity],
  );
}

/** `text` is one thing in a list of options and another in a list of accepted answers. */
function memberOf(translate: TranslateFunction, path: string): string {
  const [list, name] = path.split('.').slice(-2);
  return translate(`admin.editor.members.${list}.${name}`, { _: translate(`questions.fields.${name}`, { _: '' }) });
}

/** The word of a value of an enumeration. */
export function useValueLabel(entity: string): (field: string, value: unknown) => string {
  const translate = useTranslate();
  return useCallback((path, value) => valueWord(translate, entity, path, value), [translate, entity]);
}

function valueWord(translate: TranslateFunction, entity: string, path: string, value: unknown): string {
  const field = path.split('.').at(-1);
  const general = translate(`values.${field}.${value}`, { _: String(value) });
  const entityValue = translate(`resources.${entity}.values.${field}.${value}`, { _: general });
  // So are the marks of its statements.
  return entity === 'questions' && path !== field
    ? translate(`questions.marks.${value}`, { _: entityValue })
    : entityValue;
}

/** The word of an action. */
export function useActionLabel(entity: string): (action: string) => string {
  const translate = useTranslate();
  return useCallback((action) => actionWord(translate, entity, action), [translate, entity]);
}

const actionWord = (translate: TranslateFunction, entity: string, action: string) =>
  [`admin.actions.${action}`, `actions.${action}`, `resources.${entity}.actions.${action}`].reduce(
    (other, key) => translate(key, { _: other }),
    action,
  );

/** What one record of an entity is called, or several. */
export const entityWord = (translate: TranslateFunction, entity: string, count = 1) =>
  translate(`resources.${entity}.name`, { smart_count: count, _: entity });

/** Where the title of a report stands: that of its page. */
export const titleOfReport = (report: string): string => `pages.${report.replaceAll('-', '_')}`;

type Held = Record<string, unknown>;

/** How each thing is called that a field of `x-names` names. */
const namers: Record<string, (value: string, translate: TranslateFunction, record: Held) => string> = {
  entities: (value, translate) => entityWord(translate, value),
  actions: (value, translate, record) => actionWord(translate, String(record.entity ?? ''), value),
  reports: (value, translate) => translate(titleOfReport(value), { _: value }),
  question_types: (value, translate) => translate(`questions.types.${value}`, { _: value }),
};

/** What a field says of a record, in the reader's language: what is a name or a choice by its word, a day or hour as people write it. */
function say(
  { entity, read }: Projection,
  field: string,
  record: Held,
  locale: Locale,
  translate: TranslateFunction,
): string {
  const property = read.properties?.[field];
  const value = record[field];
  if (`english_${field}` in (read.properties ?? {})) return pick(record, field, locale);
  if (!value) return String(value ?? '');
  const namer = property?.['x-names'] && namers[property['x-names']];
  if (namer) return namer(String(value), translate, record);
  if (property?.format === 'date') return longDate(String(value), locale);
  if (property?.format === 'time') return clockTime(String(value), locale);
  return property?.enum ? valueWord(translate, entity, field, value) : String(value);
}

/** A record in a few words, from the entity's `x-label`. */
export function represent(projection: Projection, record: Held, locale: Locale, translate: TranslateFunction): string {
  const { label, entity } = projection;
  const text = label
    .replace(/\{(\w+)\}/g, (_, field: string) => say(projection, field, record, locale, translate))
    .trim();
  // Of a label whose fields are empty its punctuation is left.
  return /[\p{L}\p{N}]/u.test(text) ? text : `${entityWord(translate, entity)} ${record.id}`;
}

/** Says records in a few words. */
export function useRepresent(): (projection: Projection, record: Record<string, unknown>) => string {
  const translate = useTranslate();
  const locale = useLanguage();
  return useCallback((projection, record) => represent(projection, record, locale, translate), [translate, locale]);
}

export const useLanguage = () => useLocale() as Locale;
