// Made from schemas/entities/leveling_tests.json by `npm run types`: change that, and run it again.

import type { Estimate } from '../fragments/estimate.ts';
import type { ReviewedAnswer } from '../fragments/reviewed_answer.ts';
import type { ShownTest } from '../fragments/shown_test.ts';
import type { LevelingTestRow } from '../tables/leveling_tests.ts';

/** As staff read it; optional is what an admin may not read. */
export interface LevelingTest {
  id: number;
  student_id: number;
  attempt_id: number | null;
  form_id: number | null;
  self_assessment: ('introduce' | 'everyday' | 'past' | 'work' | 'opinions' | 'nuances')[] | null;
  estimate: number | null;
  standard_error: number | null;
  proposed_level_id: number | null;
  probability: number | null;
  near: number | null;
  stopped: 'certain' | 'finished' | 'questions' | 'time' | null;
  submitted_at: string | null;
  waiting_since: string | null;
  answer_by: string | null;
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

/** As a student reads it. */
export interface StudentLevelingTest {
  id: number;
  student_id: number;
  attempt_id: number | null;
  form_id: number | null;
  submitted_at: string | null;
  waiting_since: string | null;
  answer_by: string | null;
  level_id: number | null;
  assigned_at: string | null;
  status: 'pending' | 'draft' | 'pending_revision' | 'completed';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What is sent to update one. */
export interface LevelingTestChanges {
  notes?: string | null;
}

/** What its actions are sent. */
export interface LevelingTestActions {
  assess: {
    can: ('introduce' | 'everyday' | 'past' | 'work' | 'opinions' | 'nuances')[] | null;
  };
  answer: {
    answers?: {
      [k: string]: unknown;
    };
    unknown?: string;
  };
  assign: {
    level_id: number;
    reason: string;
  };
  complete: Record<string, never>;
}

/** What its actions answer, where that is not the row. */
export interface LevelingTestResults {
  assess: ShownTest;
  answer: ShownTest;
}

/** What its queries are asked, and what they answer. */
export interface LevelingTestQueries {
  review: {
    params: Record<string, never>;
    result: {
      id: number;
      attempt: {
        id: number;
        status: string;
        started_at: string;
      } | null;
      prior: number[];
      proposal: Estimate & {
        belief: number[];
        cautious: number;
        skills: (Estimate & {
          skill: string;
          asked: number;
          right: number;
        })[];
        fit: number | null;
        flags: string[];
      };
      course: (Estimate & {
        question: string;
        belief: number[];
      })[];
      levels: {
        level: number;
        asked: number;
        right: number;
      }[];
      questions: (ReviewedAnswer & {
        level: number | null;
        skill: string | null;
        pilot: boolean;
        unknown: boolean;
        chance: number | null;
        seconds: number | null;
      })[];
    };
  };
  agreement: {
    params: Record<string, never>;
    result: {
      test: {
        pairs: {
          first: number;
          second: number;
          count: number;
        }[];
        agreement: {
          count: number;
          exact: number;
          near: number;
          bias: number;
          kappa: number | null;
        } | null;
        claimed: number | null;
      };
      later: {
        pairs: {
          first: number;
          second: number;
          count: number;
        }[];
        agreement: {
          count: number;
          exact: number;
          near: number;
          bias: number;
          kappa: number | null;
        } | null;
        claimed: number | null;
      };
      fit: {
        mean: number;
        width: {
          tests: number;
          apart: number;
          assumed: number;
          /**
           * @minItems 2
           * @maxItems 2
           */
          interval: [number, number];
        };
        claimed: number;
        tenable: number;
      } | null;
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface LevelingTestTypes {
  row: LevelingTestRow;
  read: LevelingTest;
  student: StudentLevelingTest;
  create: never;
  update: LevelingTestChanges;
  actions: LevelingTestActions;
  results: LevelingTestResults;
  previews: Record<never, never>;
  queries: LevelingTestQueries;
}
