import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asText, fromText } from '#api/engine/words/formula.ts';
import { writeCsv } from '#api/question_banks/formats/csv/write.ts';
import csv from '#api/question_banks/formats/csv.ts';

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['  +52 55', `  '+52 55`],
  ['@SUM(1)', `'@SUM(1)`],
  ['Ana;=1+1', `Ana;'=1+1`],
  ['a\n=1', `a\n'=1`],
  ['a\t-1', `a\t'-1`],
  ['＝1', `'＝1`],
  [`'=1`, `''=1`],
  ['one - two, three', 'one - two, three'],
])('%j is written as %j', (text, cell) => {
  expect(asText(text)).toBe(cell);
});

test('a text comes back as it was, whatever it is', () => {
  const parts = fc.array(fc.constantFrom('=', '+', '-', '@', "'", ';', '\t', '\n', ' ', 'a', '"', ',', '＠'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(parts, (all) => {
      const text = all.join('');
      expect(fromText(asText(text))).toBe(text);
      expect(asText(text)).not.toMatch(/(^|[;\t\r\n])\s*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2000 },
  );
});

test('a table of questions holds no formula, and its questions come back as they were', () => {
  const text = (words: string) => ({ en: words });
  const item = {
    line: 1,
    name: '',
    prompt: text('=HYPERLINK("http://evil.example","Press")'),
    text: 'Ana;=1+1',
    points: 1,
    notes: [],
    task: { kind: 'short' as const, accept: [{ text: '-5', weight: 1 }] },
  };
  const { file } = writeCsv([item]);
  expect(String(file)).not.toMatch(/(^|[,;"\r\n])\s*[=+@-]/m);
  const { items, problems } = csv.read(file) as unknown as { items: (typeof item)[]; problems: unknown[] };
  expect(problems).toEqual([]);
  expect(items[0]).toMatchObject({ text: item.text, task: { accept: [{ text: '-5' }] } });
  expect(items[0]?.prompt.en).toContain('=HYPERLINK(');
});
