// Made from schemas/entities/review_cards.json by `npm run types`: change that, and run it again.

import type { ReviewCardRow } from '../tables/review_cards.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ReviewCard {
  id: number;
  student_id: number;
  attempt_id: number;
  question: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  reviewed_on: string;
  due_on: string;
  status: 'active' | 'regraded';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentReviewCard {
  id: number;
  student_id: number;
  attempt_id: number;
  question: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  reviewed_on: string;
  due_on: string;
  status: 'active' | 'regraded';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its queries are asked, and what they answer. */
export interface ReviewCardQueries {
  summary: {
    params: Record<string, never>;
    result: {
      due: number;
      next: number;
      open: number | null;
      learning: number;
      learnt: number;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface ReviewCardTypes {
  row: ReviewCardRow;
  read: ReviewCard;
  student: StudentReviewCard;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: ReviewCardQueries;
}
