// Made from schemas/entities/leveling_tests.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface LevelingTestRow {
  id: number;
  student_id: number;
  attempt_id: number | null;
  self_assessment: ('introduce' | 'everyday' | 'past' | 'work' | 'opinions' | 'nuances')[] | null;
  estimate: number | null;
  standard_error: number | null;
  proposed_level_id: number | null;
  probability: number | null;
  near: number | null;
  stopped: 'certain' | 'finished' | 'questions' | 'time' | null;
  submitted_at: string | null;
  level_id: number | null;
  reason: string | null;
  notes: string | null;
  reviewed_by: number | null;
  assigned_at: string | null;
  status: 'pending' | 'draft' | 'pending_revision' | 'completed';
  version: number;
  created_at: string;
  updated_at: string;
}
