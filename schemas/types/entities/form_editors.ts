// Made from schemas/entities/form_editors.json by `npm run types`: change that, and run it again.

import type { FormEditorRow } from '../tables/form_editors.ts';

/** As staff read it; optional is what an admin may not read. */
export interface FormEditor {
  id: number;
  form_id: number;
  user_id: number;
  session_id: number;
  page: string;
  question_id: number | null;
  seen_at: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its actions are sent. */
export interface FormEditorActions {
  look: {
    form_id: number;
    page: string;
    question_id?: number | null;
    stamp?: string;
    told?: number;
  };
  leave: {
    page: string;
  };
}

/** What its actions answer, where that is not the row. */
export interface FormEditorResults {
  look: {
    others: {
      id: number;
      name: string;
      question: number | null;
    }[];
    stamp: string;
    told: number;
    changes: {
      id: number;
      action: string;
      question: number;
      name: string;
    }[];
  };
  leave: {
    left: boolean;
  };
}

/** All of it, for who asks by the name of the entity. */
export interface FormEditorTypes {
  row: FormEditorRow;
  read: FormEditor;
  student: never;
  create: never;
  update: never;
  actions: FormEditorActions;
  results: FormEditorResults;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
