// Made from schemas/entities/regrading_changes.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface RegradingChangeRow {
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
