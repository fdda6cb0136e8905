export type Locale = 'es' | 'en';
export const locales: Locale[] = ['es', 'en'];
export const defaultLocale: Locale = 'es';

/** A text in both languages of the interface; one of them may be missing. */
export interface Text {
  es?: string;
  en?: string;
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

/** The fields of a record that are in both languages, by their Spanish names: `name`, whose English is `english_name`. */
export const pairedIn = (fields: string[]): string[] => fields.filter((field) => fields.includes(`english_${field}`));

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
