import { readdirSync, readFileSync } from 'node:fs';
import { type Locale, locales } from '#schemas/localize.ts';
import { translate, type Words } from '#schemas/sentences.ts';

const folder = new URL('../../../schemas/locales/', import.meta.url);

const read = (locale: Locale): Words =>
  readdirSync(new URL(`${locale}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as Words)
    .reduce(merge, {});

/** The parts of a language share branches (`errors` is in several), so they are merged deeply. */
function merge(into: Words, part: Words): Words {
  for (const [key, value] of Object.entries(part)) {
    const present = into[key];
    into[key] = typeof value === 'object' && typeof present === 'object' ? merge(present, value) : value;
  }
  return into;
}

const words = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, Words>;

/** A sentence of the API in a language; the first of the keys that exists. */
export const say = (locale: Locale, keys: string | string[], params?: Record<string, unknown>): string =>
  translate(words[locale], locale, keys, params);
