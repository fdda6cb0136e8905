import { readdirSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '#schemas/localize.ts';
import { translate } from '#schemas/words/sentences.ts';
import { mergeWords, type Words } from '#schemas/words/words.ts';

const folder = new URL('../../../schemas/locales/', import.meta.url);

const read = (locale: Locale): Words =>
  mergeWords(
    readdirSync(new URL(`${locale}/`, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as Words),
  );

const words = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, Words>;

/** A sentence of the API in a language; the first of the keys that exists. */
export const say = (locale: Locale, keys: string | string[], params?: Record<string, unknown>): string =>
  translate(words[locale], locale, keys, params);
