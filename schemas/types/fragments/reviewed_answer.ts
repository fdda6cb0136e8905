// Made from schemas/fragments/reviewed_answer.json by `npm run types`: change that, and run it again.

import type { AnswerReview } from './answer_review.ts';
import type { Medium } from './medium.ts';
import type { Text } from './text.ts';

/** What several schemas share. */
export type ReviewedAnswer = AnswerReview & {
  type: string;
  media: Medium[];
  rubric: {
    name: Text;
    levels: {
      points: number;
      name: Text;
    }[];
  }[];
  parts: {
    id: string;
    line: string | null;
    answer: Text | null;
    solution: Text | null;
    score: number;
  }[];
};
