// Made from schemas/fragments/begun_attempt.json by `npm run types`: change that, and run it again.

import type { CheckedAnswer } from './checked_answer.ts';

/** What several schemas share. */
export interface BegunAttempt {
  id: number;
  status: string;
  form_id: number;
  title: {
    es: string;
    en?: string;
  };
  schema: {
    [k: string]: unknown;
  };
  uiSchema: {
    [k: string]: unknown;
  };
  answers: {
    [k: string]: unknown;
  };
  seq: number;
  plays: {
    [k: string]: number;
  };
  practice: boolean;
  checked: CheckedAnswer[];
  started_at: string;
  deadline_at: string | null;
  seconds_left: number | null;
}
