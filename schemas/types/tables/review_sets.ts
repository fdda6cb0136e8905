// Made from schemas/entities/review_sets.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ReviewSetRow {
  id: number;
  student_id: number;
  started_at: string;
  finished_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
