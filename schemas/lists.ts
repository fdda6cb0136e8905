import type { Locale } from './localize.ts';

const last: Record<Locale, string> = { es: ' y ', en: ' and ' };

/** Several things in a sentence: '2, 5 y 7'. */
export const listed = (words: (string | number)[], locale: Locale): string =>
  words.length < 2 ? words.join() : words.slice(0, -1).join(', ') + last[locale] + words.at(-1);
