// Made from schemas/entities/attempts.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface AttemptRow {
  id: number;
  form_version_id: number;
  student_id: number;
  seed: number;
  answers: {
    [k: string]: unknown;
  };
  seqs: {
    [k: string]: number;
  };
  asked:
    | {
        [k: string]: unknown;
      }[]
    | null;
  plays: {
    [k: string]: number;
  };
  practice: boolean;
  checked: {
    [k: string]: number;
  };
  points: number;
  score: number | null;
  percentage: number | null;
  correct: number | null;
  incorrect: number | null;
  partly: number | null;
  started_at: string;
  deadline_at: string | null;
  submitted_at: string | null;
  graded:
    | {
        [k: string]: unknown;
      }[]
    | null;
  regraded_by: {
    [k: string]: unknown;
  };
  worked_at: string[];
  regraded_at: string | null;
  percentage_before: number | null;
  notes: string | null;
  status: 'draft' | 'pending_revision' | 'completed';
  version: number;
  created_at: string;
  updated_at: string;
}
