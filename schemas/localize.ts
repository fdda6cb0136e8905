import { inSentence } from './numbers.ts';

export type Locale = 'es' | 'en';
export const locales: Locale[] = ['es', 'en'];
export const defaultLocale: Locale = 'es';

/** A text in both languages of the interface; one of them may be missing. */
export interface Text {
  es?: string;
  en?: string;
}

/** A nested tree of words, as `schemas/locales` holds them. */
export interface Words {
  [key: string]: string | Words;
}

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The text in the reader's language, else in the other; '' when there is none. */
export function text(value: Text | null | undefined, locale: Locale): string {
  return value?.[locale] || value?.es || value?.en || '';
}

/** A record's field in the reader's language: `name` holds the Spanish, `english_name` the English; each stands in for the other. */
export function pick(record: Record<string, unknown>, field: string, locale: Locale): string {
  const english = record[`english_${field}`];
  return text({ es: asText(record[field]), en: asText(english) }, locale);
}

/** The fields of a record that stand in both languages, by their Spanish names: `name`, whose English is `english_name`. */
export const pairedIn = (fields: string[]): string[] => fields.filter((field) => fields.includes(`english_${field}`));

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The word under a dotted key, or undefined. */
export function word(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * A sentence with its parameters filled in: `%{name}` is replaced, and of `one |||| many` the form that fits
 * `smart_count` is taken (the notation of react-admin's polyglot, so that both applications share the words).
 * @param keys tried in order; the last one is shown when none exists, so that a missing word is seen
 */
export function translate(words: Words, keys: string | string[], params: Record<string, unknown> = {}): string {
  const tried = [keys].flat();
  const found = tried.map((key) => word(words, key)).find((value) => value !== undefined);
  const forms = (found ?? tried.at(-1) ?? '').split('||||').map((form) => form.trim());
  const form = forms.length > 1 && params.smart_count !== 1 ? forms[1] : forms[0];
  return (form ?? '').replace(/%\{(\w+)\}/g, (_, name: string) => inSentence(params[name]));
}
