import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Accepted, Reading } from '#api/assessment/typed/accepted.ts';
import { judge } from '#api/assessment/typed/judge.ts';
import { readCourse } from '#seeds/load/read.ts';

interface Said {
  prompt: string;
  right: string[];
  wrong: string[];
}

const said: Said[] = parse(readFileSync(new URL('polite.yaml', import.meta.url), 'utf8'));
const asked = readCourse()
  .flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises))
  .flatMap(({ questions }) => questions)
  .map(({ body, key }) => ({
    prompt: String((body.prompt as { es?: string } | undefined)?.es),
    key: key as unknown as { accept: Accepted[] } & Reading,
  }));

test.each(said)(
  '$prompt: takes what a polite student writes, and no mistake of grammar',
  ({ prompt, right, wrong }) => {
    const found = asked.filter((question) => question.prompt.includes(prompt));
    expect(found).toHaveLength(1);
    const key = found[0]?.key ?? { accept: [] };
    const shares = (answers: string[]) =>
      answers.map((answer) => ({ answer, score: judge(answer, key.accept, key).score }));
    expect(shares(right)).toEqual(right.map((answer) => ({ answer, score: 1 })));
    expect(shares(wrong)).toEqual(wrong.map((answer) => ({ answer, score: 0 })));
  },
);
