// Made from schemas/entities/bulk_run_rows.json by `npm run types`: change that, and run it again.

import type { BulkRunRowRow } from '../tables/bulk_run_rows.ts';

/** As staff read it; optional is what an admin may not read. */
export interface BulkRunRow {
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

/** All of it, for who asks by the name of the entity. */
export interface BulkRunRowTypes {
  row: BulkRunRowRow;
  read: BulkRunRow;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
