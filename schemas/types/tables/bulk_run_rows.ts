// Made from schemas/entities/bulk_run_rows.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface BulkRunRowRow {
  id: number;
  bulk_run_id: number;
  record_id: number;
  input: {
    [k: string]: unknown;
  } | null;
  before: {
    [k: string]: unknown;
  } | null;
  reason: {
    [k: string]: unknown;
  } | null;
  status: 'waiting' | 'done' | 'refused';
  version: number;
  created_at: string;
  updated_at: string;
}
