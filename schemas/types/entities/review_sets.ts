// Made from schemas/entities/review_sets.json by `npm run types`: change that, and run it again.

import type { BegunReview } from '../fragments/begun_review.ts';
import type { CheckedAnswer } from '../fragments/checked_answer.ts';
import type { ReviewSetRow } from '../tables/review_sets.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ReviewSet {
  id: number;
  student_id: number;
  started_at: string;
  finished_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentReviewSet {
  id: number;
  student_id: number;
  started_at: string;
  finished_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface ReviewSetActions {
  start: Record<string, never>;
  check: {
    question: string;
    answers: {
      [k: string]: unknown;
    };
    again?: boolean;
  };
}

/** What its actions answer, where that is not the row. */
export interface ReviewSetResults {
  start: BegunReview;
  check: CheckedAnswer;
}

/** What its queries are asked, and what they answer. */
export interface ReviewSetQueries {
  history: {
    params: Record<string, never>;
    result: {
      days: {
        day: string;
        answered: number;
        right: number;
      }[];
    };
  };
  shown: { params: Record<string, never>; result: BegunReview };
}

/** All of it, for who asks by the name of the entity. */
export interface ReviewSetTypes {
  row: ReviewSetRow;
  read: ReviewSet;
  student: StudentReviewSet;
  create: never;
  update: never;
  actions: ReviewSetActions;
  results: ReviewSetResults;
  previews: Record<never, never>;
  queries: ReviewSetQueries;
}
