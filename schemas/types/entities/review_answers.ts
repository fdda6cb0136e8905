// Made from schemas/entities/review_answers.json by `npm run types`: change that, and run it again.

import type { ReviewAnswerRow } from '../tables/review_answers.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ReviewAnswer {
  id: number;
  review_set_id: number;
  review_card_id: number;
  place: number;
  answers: {
    [k: string]: unknown;
  };
  rating: 'again' | 'hard' | 'good' | null;
  tries: number;
  answered_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface ReviewAnswerTypes {
  row: ReviewAnswerRow;
  read: ReviewAnswer;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
