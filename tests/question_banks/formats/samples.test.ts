import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { Unreadable } from '#api/question_banks/define.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';

/** Files of other authors, which are not of this project: beside it in its own workshop, and nowhere else. */
const beside = new URL('../../../../shared/samples/', import.meta.url);
const files = existsSync(beside)
  ? readdirSync(beside, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(gift|xml)$/.test(name))
      .sort()
  : [];

/** How many questions a file of QTI holds, by nothing but its tags. */
const tagged = (text: string) => text.match(/<(?:assessmentItem|item)[\s>]/g)?.length ?? 0;

function read(name: string) {
  const bytes = readFileSync(new URL(name, beside));
  try {
    const { questions, refused, problems } = readQuestions(name.split('/').at(-1) ?? '', bytes, questionTypes);
    return { name, text: bytes.toString(), taken: questions.length, refused, problems, why: '' };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { name, text: bytes.toString(), taken: 0, refused: 0, problems: [], why: error.message };
  }
}

if (files.length > 0) {
  describe('each file of the samples', () => {
    const all = files.map(read);

    test('is counted, and none of its questions goes without a word', () => {
      for (const { name, taken, refused, why } of all)
        console.log(`${name}: ${taken} come, ${refused} do not${why ? ` (${why})` : ''}`);
      const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
      console.log(`${all.length} files: ${sum(({ taken }) => taken)} come, ${sum(({ refused }) => refused)} do not`);
      for (const { name, taken, refused, problems, why } of all) {
        expect(taken + refused + why.length, name).toBeGreaterThan(0);
        expect(new Set(problems.filter((one) => !one.taken).map(({ line }) => line)).size, name).toBeGreaterThanOrEqual(
          Math.min(refused, 1),
        );
      }
      for (const { name, text, taken, refused, why } of all.filter((one) => one.name.endsWith('.xml') && !one.why))
        expect(taken + refused, `${name} ${why}`).toBeGreaterThanOrEqual(tagged(text));
    });
  });
} else {
  test('the samples are not beside the project (../shared/samples), so they are not counted', () =>
    expect(files).toEqual([]));
}
