// Made from schemas/entities/regrading_changes.json by `npm run types`: change that, and run it again.

import type { RegradingChangeRow } from '../tables/regrading_changes.ts';

/** As staff read it; optional is what an admin may not read. */
export interface RegradingChange {
  id: number;
  regrading_id: number;
  attempt_id: number;
  attempt_version: number;
  passes: boolean;
  result: {
    [k: string]: unknown;
  };
  version: number;
  created_at: string;
  updated_at: string;
}

/** All of it, for who asks by the name of the entity. */
export interface RegradingChangeTypes {
  row: RegradingChangeRow;
  read: RegradingChange;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
