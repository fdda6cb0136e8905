// Made from schemas/entities/review_answers.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ReviewAnswerRow {
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
