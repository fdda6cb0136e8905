// Made from schemas/entities/review_cards.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ReviewCardRow {
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
