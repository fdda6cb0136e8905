import en from '#schemas/locales/en/account.json' with { type: 'json' };
import es from '#schemas/locales/es/account.json' with { type: 'json' };
import type { Locale } from '#schemas/localize.ts';
import type { Words } from '#schemas/words/words.ts';

const words: Record<Locale, Words> = { es, en };

/** The words of the own place: few pages say them, so that they come with those pages' data and weigh on no other. */
export const accountWords = (locale: Locale): Words => words[locale];
