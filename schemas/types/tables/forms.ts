// Made from schemas/entities/exam_forms.json, schemas/entities/exercise_forms.json, schemas/entities/leveling_forms.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface FormRow {
  id: number;
  kind: 'exam' | 'exercise' | 'leveling';
  level_id: number | null;
  order: number;
  title: string;
  english_title: string | null;
  description: string | null;
  english_description: string | null;
  difficulty: 'easy' | 'medium' | 'hard';
  pass_percentage: number;
  time_limit_minutes: number | null;
  attempts_allowed: number | null;
  pause_minutes: number | null;
  questions_per_attempt: number | null;
  shuffle: boolean;
  reveal: 'never' | 'after_passing' | 'after_submitting';
  lesson_id: number | null;
  practice: boolean;
  adaptive: boolean;
  question_limit: number | null;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
