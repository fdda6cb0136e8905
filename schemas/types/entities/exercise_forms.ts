// Made from schemas/entities/exercise_forms.json by `npm run types`: change that, and run it again.

import type { BegunAttempt } from '../fragments/begun_attempt.ts';
import type { FormActions, FormPreviews, FormQueries, FormResults } from '../fragments/form.ts';
import type { OrderedActions, OrderedResults } from '../fragments/ordered.ts';
import type { FormRow } from '../tables/forms.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ExerciseForm {
  id: number;
  lesson_id: number;
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
  practice: boolean;
  has_changes: boolean;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentExerciseForm {
  id: number;
  lesson_id: number;
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
  practice: boolean;
  best_percentage: number | null;
  attempt_status: 'draft' | 'pending_revision' | 'completed' | null;
  graded_by: string | null;
  passed: boolean;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewExerciseForm {
  lesson_id: number;
  order: number;
  title: string;
  english_title?: string | null;
  description?: string | null;
  english_description?: string | null;
  difficulty?: 'easy' | 'medium' | 'hard';
  pass_percentage?: number;
  time_limit_minutes?: number | null;
  attempts_allowed?: number | null;
  pause_minutes?: number | null;
  questions_per_attempt?: number | null;
  shuffle?: boolean;
  reveal?: 'never' | 'after_passing' | 'after_submitting';
  practice?: boolean;
}

/** What is sent to update one. */
export type ExerciseFormChanges = Partial<NewExerciseForm>;

/** What its actions are sent. */
export type ExerciseFormActions = FormActions & OrderedActions;

/** What its actions answer, where that is not the row. */
export type ExerciseFormResults = FormResults &
  OrderedResults & {
    start: BegunAttempt;
  };

/** What dry runs of them answer, where that is another thing. */
export type ExerciseFormPreviews = FormPreviews;

/** What its queries are asked, and what they answer. */
export type ExerciseFormQueries = FormQueries;

/** All of it, for who asks by the name of the entity. */
export interface ExerciseFormTypes {
  row: FormRow & Pick<ExerciseForm, keyof ExerciseForm & keyof FormRow>;
  read: ExerciseForm;
  student: StudentExerciseForm;
  create: NewExerciseForm;
  update: ExerciseFormChanges;
  actions: ExerciseFormActions;
  results: ExerciseFormResults;
  previews: ExerciseFormPreviews;
  queries: ExerciseFormQueries;
}
