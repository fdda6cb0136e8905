// Made from schemas/entities/form_editors.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface FormEditorRow {
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
