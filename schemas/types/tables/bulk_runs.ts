// Made from schemas/entities/bulk_runs.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface BulkRunRow {
  id: number;
  entity: string;
  action: string;
  input: {
    [k: string]: unknown;
  };
  filter: {
    [k: string]: unknown;
  } | null;
  user_id: number;
  actor_id: number | null;
  undoes_id: number | null;
  total: number;
  done: number;
  refused: number;
  status: 'running' | 'done' | 'cancelled' | 'undone' | 'failed';
  version: number;
  created_at: string;
  updated_at: string;
}
