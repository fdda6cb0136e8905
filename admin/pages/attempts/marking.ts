import type { Identifier } from 'react-admin';
import type { ReviewedAnswer } from '#schemas/types/fragments/reviewed_answer.ts';
import { useQueryOf } from '../../providers/queries.ts';

/** A place of a question that is answered by itself; `score` is 0 to 1. */
export type Part = ReviewedAnswer['parts'][number];

/** What has been decided of an answer so far: the place of a level in each criterion. */
export interface Mark {
  levels: Record<number, number>;
  score?: number;
  comment?: string;
}

/** All questions of an attempt, in the order in which they were asked. */
export const useSubmissionReview = (id: Identifier) => useQueryOf('attempts', id, 'review');

/** Whether a question has got all that its grade wants. */
export const isMarked = ({ rubric }: ReviewedAnswer, mark: Mark | undefined): boolean =>
  rubric.length > 0 ? rubric.every((_, at) => mark?.levels[at] !== undefined) : mark?.score !== undefined;

/** As the API takes it. */
export const bodyOf = ({ question, rubric }: ReviewedAnswer, { levels, score, comment }: Mark) => ({
  question,
  ...(rubric.length > 0 ? { levels: rubric.map((_, at) => levels[at]) } : { score }),
  comment: comment?.trim() || null,
});
