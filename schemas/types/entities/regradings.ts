// Made from schemas/entities/regradings.json by `npm run types`: change that, and run it again.

import type { RegradingRow } from '../tables/regradings.ts';

/** As staff read it; optional is what an admin may not read. */
export interface Regrading {
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

/** All of it, for who asks by the name of the entity. */
export interface RegradingTypes {
  row: RegradingRow;
  read: Regrading;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
