import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { questionTypes } from '#api/assessment/registry.ts';

interface Dictation {
  said: string;
  lost: Record<string, string[]>;
}

const dictations: Dictation[] = parse(readFileSync(new URL('dictations.yaml', import.meta.url), 'utf8'));
const answers = dictations.flatMap(({ said, lost }) =>
  Object.entries(lost).flatMap(([words, written]) => written.map((answer) => ({ said, answer, words: Number(words) }))),
);
const body = { prompt: { en: 'Listen.' }, media: [{ resource: 1, alt: { en: 'A sentence' } }] };
const grade = (key: object, answer: string) => questionTypes.get('dictation')?.grade({ body, key }, answer);
const stepsOf = (key: object, answer: string) =>
  questionTypes.get('dictation')?.correct({ body, key }, answer)?.lines[0]?.steps ?? [];
/** A word too many costs what each of those does that were said. */
const countOf = (said: string) => Math.round(1 / (1 - (grade({ said }, `${said} zzz`)?.score ?? 0)));

describe('a dictation', () => {
  test.each(answers)('of “$said” as “$answer” loses $words words', ({ said, answer, words }) => {
    expect(grade({ said }, answer)?.score).toBeCloseTo(1 - words / countOf(said), 9);
  });

  test('shows what says the same as right, in the student’s words', () => {
    expect(stepsOf({ said: "I'm here at 7:00." }, 'I am her at seven')).toEqual([
      { mark: 'same', text: { en: 'I am ' } },
      { mark: 'wrong', text: { en: 'her' }, instead: { en: 'here' } },
      { mark: 'same', text: { en: ' at seven' } },
    ]);
  });

  test('of signs asks for them, and not for those of an abbreviation', () => {
    const key = { said: 'At 4 a.m., call me.', punctuation: true };
    expect(grade(key, 'At 4 am, call me.')?.score).toBe(1);
    expect(grade(key, 'At four a.m. call me.')?.score).toBeCloseTo(1 - 1 / 7, 9);
  });

  test('of a thousand signs is compared quickly', () => {
    const spent = process.cpuUsage();
    const [key, answer] = [{ said: "it's one hundred ".repeat(58) }, "its 100 it's a-b ".repeat(88)];
    grade(key, answer);
    stepsOf(key, answer);
    expect(process.cpuUsage(spent).user / 1000).toBeLessThan(2000);
  });
});
