// Made from schemas/fragments/checked_answer.json by `npm run types`: change that, and run it again.

import type { AnswerReview } from './answer_review.ts';

/** What several schemas share. */
export interface CheckedAnswer {
  question: string;
  tries: number;
  review: AnswerReview;
}
