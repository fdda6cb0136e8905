// Made from schemas/entities/regradings.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface RegradingRow {
  id: number;
  form_id: number;
  judge_id: number;
  question: string | null;
  confirmed: boolean;
  keep: 'better' | 'new';
  user_id: number;
  total: number;
  done: number;
  last_attempt: number;
  outcome: {
    [k: string]: unknown;
  };
  status: 'trying' | 'tried' | 'applying' | 'applied' | 'failed';
  version: number;
  created_at: string;
  updated_at: string;
}
