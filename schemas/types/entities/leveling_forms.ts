// Made from schemas/entities/leveling_forms.json by `npm run types`: change that, and run it again.

import type { FormActions, FormPreviews, FormQueries, FormResults } from '../fragments/form.ts';
import type { ShownTest } from '../fragments/shown_test.ts';
import type { FormRow } from '../tables/forms.ts';

/** As staff read it; optional is what an admin may not read. */
export interface LevelingForm {
  id: number;
  order: number;
  title: string;
  english_title: string | null;
  description: string | null;
  english_description: string | null;
  difficulty: 'easy' | 'medium' | 'hard';
  time_limit_minutes: number | null;
  adaptive: boolean;
  question_limit: number | null;
  attempts_allowed: number | null;
  shuffle: boolean;
  reveal: 'never' | 'after_passing' | 'after_submitting';
  has_listening: boolean;
  has_changes: boolean;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentLevelingForm {
  id: number;
  order: number;
  title: string;
  english_title: string | null;
  description: string | null;
  english_description: string | null;
  difficulty: 'easy' | 'medium' | 'hard';
  time_limit_minutes: number | null;
  adaptive: boolean;
  question_limit: number | null;
  attempts_allowed: number | null;
  shuffle: boolean;
  reveal: 'never' | 'after_passing' | 'after_submitting';
  has_listening: boolean;
  status: 'draft' | 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to create one. */
export interface NewLevelingForm {
  order?: number;
  title: string;
  english_title?: string | null;
  description?: string | null;
  english_description?: string | null;
  difficulty?: 'easy' | 'medium' | 'hard';
  time_limit_minutes?: number | null;
  adaptive?: boolean;
  question_limit?: number | null;
  attempts_allowed?: number | null;
  shuffle?: boolean;
  reveal?: 'never' | 'after_passing' | 'after_submitting';
}

/** What is sent to update one. */
export type LevelingFormChanges = Partial<NewLevelingForm>;

/** What its actions are sent. */
export type LevelingFormActions = FormActions;

/** What its actions answer, where that is not the row. */
export type LevelingFormResults = FormResults & {
  start: ShownTest;
};

/** What dry runs of them answer, where that is another thing. */
export type LevelingFormPreviews = FormPreviews;

/** What its queries are asked, and what they answer. */
export type LevelingFormQueries = FormQueries & {
  calibration: {
    params: Record<string, never>;
    result: {
      question: number;
      answers: number;
      right: number;
      difficulty: number;
      off: number;
      odd: boolean;
    }[];
  };
};

/** All of it, for who asks by the name of the entity. */
export interface LevelingFormTypes {
  row: FormRow & Pick<LevelingForm, keyof LevelingForm & keyof FormRow>;
  read: LevelingForm;
  student: StudentLevelingForm;
  create: NewLevelingForm;
  update: LevelingFormChanges;
  actions: LevelingFormActions;
  results: LevelingFormResults;
  previews: LevelingFormPreviews;
  queries: LevelingFormQueries;
}
