// Made from schemas/entities/question_drafts.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface QuestionDraftRow {
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
