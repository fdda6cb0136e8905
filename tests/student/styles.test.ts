import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The names that the style sheets speak of, those of what both applications draw (the banner) included. */
const styled = new Set(
  [...read('student/**/*.css'), ...read('schemas/{accounts,look}/*.{css,ts}')].flatMap(({ text }) =>
    [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  ),
);

/** The class names that a component writes out; those that it puts together are not read. */
const written = (text: string) =>
  [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));

test('every class that a page of the student site names has a style', () => {
  const bare = read('student/**/*.tsx').flatMap(({ file, text }) =>
    written(text).flatMap((name) => (styled.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(bare).toEqual([]);
});

/** What each rule of a sheet is for; the steps of an animation are no elements. */
const selectorsOf = (text: string) =>
  [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, selectors = '']) =>
    selectors.split(',').map((selector) => selector.trim().replaceAll(/\s+/g, ' ')),
  );

test('all pages have one sheet: what one of its parts styles no other part styles too', () => {
  const places = new Map<string, Set<string>>();
  for (const { file, text } of read('student/**/*.css').filter(({ file }) => !file.endsWith('/base.css')))
    for (const selector of selectorsOf(text).filter((one) => one.startsWith('.')))
      places.set(selector, (places.get(selector) ?? new Set()).add(file));
  expect([...places].filter(([, files]) => files.size > 1)).toEqual([]);
});
