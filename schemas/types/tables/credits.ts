// Made from schemas/entities/credits.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface CreditRow {
  id: number;
  student_id: number;
  level_id: number | null;
  lesson_id: number | null;
  reason: string;
  added_by: number | null;
  added_at: string;
  taken_back_by: number | null;
  taken_back_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
