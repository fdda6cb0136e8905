import { type Identifier, useGetList } from 'react-admin';
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

/** What waits for a person, who waits longest first, and the place of one among them. */
export function useWaiting(entity: string, id: Identifier) {
  const { data = [], total = 0 } = useGetList(entity, {
    filter: { status: ['pending_revision'] },
    sort: { field: 'submitted_at', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const at = data.findIndex((one) => String(one.id) === String(id));
  const others = data.filter((one) => String(one.id) !== String(id));
  return {
    total,
    number: at + 1,
    previous: at > 0 ? data[at - 1]?.id : undefined,
    next: at >= 0 ? data[at + 1]?.id : data[0]?.id,
    /** Where to go on when this one is done. */
    following: (at >= 0 ? data[at + 1]?.id : undefined) ?? others[0]?.id,
  };
}
