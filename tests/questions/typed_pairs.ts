import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Accepted, Reading } from '#api/assessment/typed/accepted.ts';

/** A key, with what students write and what each answer is to earn. */
interface Graded {
  asks: string;
  accept: Accepted[];
  key?: Reading;
  earns: { share: number; answers: string[] }[];
}

export const graded: Graded[] = parse(readFileSync(new URL('typed_answers.yaml', import.meta.url), 'utf8'));

/** Each answer with its key and its share. */
export const pairs = graded.flatMap(({ asks, accept, key = {}, earns }) =>
  earns.flatMap(({ share, answers }) => answers.map((answer) => ({ asks, answer, accept, key, share }))),
);
