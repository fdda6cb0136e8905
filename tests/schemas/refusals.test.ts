import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#schemas/localize.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The names under which the API refuses something, with a file that does. */
const rules = new Map(
  readdirSync(new URL('api/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(`api/${file}`).matchAll(/\brule: '(\w+)'/g)].map(([, rule]) => [rule, file])),
);

test.each(locales)('whatever is refused has words that say why, in %s', (locale) => {
  const parts = readdirSync(new URL(`schemas/locales/${locale}/`, root));
  const named = new Set(
    parts.flatMap((part) => {
      const { refusals, problems, questions, level_check } = JSON.parse(read(`schemas/locales/${locale}/${part}`));
      return [refusals, problems, questions?.problems, level_check].flatMap((words) => Object.keys(words ?? {}));
    }),
  );
  // What has not the shape of its type is said by the rule of the schema that it breaks: `questions.shapes`.
  named.add('shape');
  expect([...rules].filter(([rule]) => !named.has(rule ?? ''))).toEqual([]);
  expect(rules.size).toBeGreaterThan(100);
});
