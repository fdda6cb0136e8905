// Made from schemas/entities/question_drafts.json by `npm run types`: change that, and run it again.

import type { QuestionDraftRow } from '../tables/question_drafts.ts';

/** As staff read it; optional is what an admin may not read. */
export interface QuestionDraft {
  id: number;
  user_id: number;
  form_id: number;
  card: string;
  draft: {
    [k: string]: unknown;
  };
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface QuestionDraftActions {
  keep: {
    form_id: number;
    card: string;
    draft: {
      [k: string]: unknown;
    } | null;
  };
}

/** What its actions answer, where that is not the row. */
export interface QuestionDraftResults {
  keep: {
    kept: boolean;
  };
}

/** What its queries are asked, and what they answer. */
export interface QuestionDraftQueries {
  recovery: {
    params: {
      form_id: number;
    };
    result: {
      card: string;
      draft: {
        [k: string]: unknown;
      };
      updated_at: string;
    }[];
  };
}

/** All of it, for who asks by the name of the entity. */
export interface QuestionDraftTypes {
  row: QuestionDraftRow;
  read: QuestionDraft;
  student: never;
  create: never;
  update: never;
  actions: QuestionDraftActions;
  results: QuestionDraftResults;
  previews: Record<never, never>;
  queries: QuestionDraftQueries;
}
