import { useCallback } from 'react';
import { type TranslateFunction, useLocale, useTranslate } from 'react-admin';
import { clockTime } from '#schemas/dates.ts';
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
      const named = own === last ? general : translate(`resources.${entity}.fields.${last}`, { _: general });
      return translate(`resources.${entity}.fields.${own}`, { _: named });
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
  const named = translate(`resources.${entity}.values.${field}.${value}`, { _: general });
  // So are the marks of its statements.
  return entity === 'questions' && path !== field ? translate(`questions.marks.${value}`, { _: named }) : named;
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

type Held = Record<string, unknown>;

/** How each thing is called that a field of `x-names` names. */
const called: Record<string, (value: string, translate: TranslateFunction, record: Held) => string> = {
  entities: (value, translate) => entityWord(translate, value),
  actions: (value, translate, record) => actionWord(translate, String(record.entity ?? ''), value),
  question_types: (value, translate) => translate(`questions.types.${value}`, { _: value }),
};

/** A record in a few words, from the entity's `x-label`, in the reader's language: what is a name or a choice by its word. */
export function represent(
  { label, entity, read }: Projection,
  record: Held,
  locale: Locale,
  translate: TranslateFunction,
): string {
  const text = label
    .replace(/\{(\w+)\}/g, (_, field: string) => {
      const property = read.properties?.[field];
      const value = record[field];
      if (`english_${field}` in (read.properties ?? {})) return pick(record, field, locale);
      const naming = property?.['x-names'] && called[property['x-names']];
      if (naming && value) return naming(String(value), translate, record);
      if (property?.format === 'time' && value) return clockTime(String(value), locale);
      if (property?.enum && value) return valueWord(translate, entity, field, value);
      return String(value ?? '');
    })
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
