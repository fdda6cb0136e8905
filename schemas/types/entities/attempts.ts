// Made from schemas/entities/attempts.json by `npm run types`: change that, and run it again.

import type { AnswerReview } from '../fragments/answer_review.ts';
import type { CheckedAnswer } from '../fragments/checked_answer.ts';
import type { ReviewedAnswer } from '../fragments/reviewed_answer.ts';
import type { WeekOfWork } from '../fragments/week_of_work.ts';
import type { AttemptRow } from '../tables/attempts.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Attempt {
  id: number;
  form_version_id: number;
  form_id: number;
  student_id: number;
  seed: number;
  answers: {
    [k: string]: unknown;
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
  pass_percentage: number;
  passed: boolean | null;
  started_at: string;
  deadline_at: string | null;
  seconds_left: number | null;
  graded_by: string | null;
  submitted_at: string | null;
  reveal: 'never' | 'after_passing' | 'after_submitting';
  review: AnswerReview[] | null;
  regraded_at: string | null;
  percentage_before: number | null;
  notes: string | null;
  status: 'draft' | 'pending_revision' | 'completed';
  version: number;
  created_at: string;
  updated_at: string;
}

/** As a student reads it. */
export interface StudentAttempt {
  id: number;
  form_version_id: number;
  form_id: number;
  student_id: number;
  answers: {
    [k: string]: unknown;
  };
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
  pass_percentage: number;
  passed: boolean | null;
  started_at: string;
  deadline_at: string | null;
  seconds_left: number | null;
  graded_by: string | null;
  submitted_at: string | null;
  reveal: 'never' | 'after_passing' | 'after_submitting';
  review: AnswerReview[] | null;
  regraded_at: string | null;
  percentage_before: number | null;
  status: 'draft' | 'pending_revision' | 'completed';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface AttemptActions {
  save: {
    seq: number;
    answers: {
      [k: string]: unknown;
    };
  };
  check: {
    question: string;
    again?: {
      [k: string]: unknown;
    };
  };
  leave_practice: Record<string, never>;
  play: {
    place: string;
    resource: number;
  };
  submit: Record<string, never>;
  grade: {
    scores: {
      question: string;
      score?: number;
      levels?: number[];
      comment?: string | null;
    }[];
    notes?: string | null;
  };
}

/** What its actions answer, where that is not the row. */
export interface AttemptResults {
  save: {
    id: number;
    status: 'draft' | 'pending_revision' | 'completed';
    answers: {
      [k: string]: unknown;
    };
    seq: number;
    fixed?: string[];
  };
  check: CheckedAnswer;
  leave_practice: {
    id: number;
    practice: boolean;
  };
  play: {
    plays: {
      [k: string]: number;
    };
  };
}

/** What its queries are asked, and what they answer. */
export interface AttemptQueries {
  week: { params: Record<string, never>; result: WeekOfWork };
  review: {
    params: Record<string, never>;
    result: {
      id: number;
      questions: ReviewedAnswer[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface AttemptTypes {
  row: AttemptRow;
  read: Attempt;
  student: StudentAttempt;
  create: never;
  update: never;
  actions: AttemptActions;
  results: AttemptResults;
  previews: Record<never, never>;
  queries: AttemptQueries;
}
