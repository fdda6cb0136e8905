import { expect, test } from 'vitest';
import { locales } from '#schemas/localize.ts';
import { pages } from '#schemas/pages.ts';
import { type Words, word } from '#schemas/words/words.ts';
import en from '../../schemas/locales/en/pages.json' with { type: 'json' };
import es from '../../schemas/locales/es/pages.json' with { type: 'json' };

const words: Record<string, Words> = { es, en };

test.each(locales)('every page has its heading, and every heading its page, in %s', (locale) => {
  const titles = [...new Set(pages.map(({ title }) => title))].filter((title) => title.startsWith('pages.'));
  expect(titles.filter((title) => !word(words[locale] as Words, title))).toEqual([]);
  expect(Object.keys(words[locale]?.pages as Words).filter((name) => !titles.includes(`pages.${name}`))).toEqual([]);
});
