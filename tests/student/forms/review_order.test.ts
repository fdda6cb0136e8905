import { expect, test } from 'vitest';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { orderReview } from '../../../student/forms/score/review_order.ts';

const group = (name: string) => ({ name, prompt: {}, text: null, media: [], transcript: null });

/** One answer; `score` of 1, null for one that waits. */
const answer = (question: string, score: number | null, more: Partial<AnswerReview> = {}): AnswerReview => ({
  question,
  prompt: {},
  text: null,
  answer: {},
  solution: {},
  score,
  points: 1,
  correct: score === null ? null : score === 1,
  feedback: [],
  ...more,
});

const shown = (review: AnswerReview[]) => {
  const { learn, right } = orderReview(review);
  const names = (some: typeof learn) =>
    some.map(
      ({ reviewed, number }) => `${reviewed.group ? `${reviewed.group.name}: ` : ''}${reviewed.question}/${number}`,
    );
  return { learn: names(learn), right: names(right) };
};

test('what was wrong comes first, then what was partly right, then what waits; the right ones by themselves, all with their numbers', () => {
  expect(shown([answer('a', 1), answer('b', null), answer('c', 0.5), answer('d', 0), answer('e', 1)])).toEqual({
    learn: ['d/4', 'c/3', 'b/2'],
    right: ['a/1', 'e/5'],
  });
});

test('questions about a passage stay together, behind it, though the first of them was right', () => {
  const of = (name: string) => ({ group_name: name });
  const review = [
    answer('a', 0.5),
    answer('b', 1, { ...of('text'), group: group('text') }),
    answer('c', 0.5, of('text')),
    answer('d', 0, of('text')),
    answer('e', 1, { ...of('sound'), group: group('sound') }),
  ];
  expect(shown(review)).toEqual({ learn: ['text: d/4', 'c/3', 'a/1'], right: ['b/2', 'sound: e/5'] });
});

test('what a person has said to a right answer is not folded away', () => {
  const judged = [{ criterion: {}, level: {}, points: 2, of: 2 }];
  const review = [answer('a', 1), answer('b', 1, { comment: 'Muy bien' }), answer('c', 1, { judged })];
  expect(shown(review)).toEqual({ learn: ['b/2', 'c/3'], right: ['a/1'] });
});
