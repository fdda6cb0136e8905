// Made from schemas/entities/bulk_runs.json by `npm run types`: change that, and run it again.

import type { BulkRunRow } from '../tables/bulk_runs.ts';

/** As staff read it; optional is what an admin may not read. */
export interface BulkRun {
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

/** What its actions are sent. */
export interface BulkRunActions {
  cancel: Record<string, never>;
  undo: Record<string, never>;
}

/** What its actions answer, where that is not the row. */
export interface BulkRunResults {
  undo: {
    id: number;
    status: string;
    version: number;
    run: number;
  };
}

/** What its queries are asked, and what they answer. */
export interface BulkRunQueries {
  summary: {
    params: Record<string, never>;
    result: {
      matching: number | null;
      can_undo: boolean;
    };
  };
  rows: {
    params: {
      status?: 'waiting' | 'done' | 'refused';
      first?: number;
    };
    result: {
      total: number;
      rows: {
        record_id: number;
        name: string;
        status: string;
        reason: string | null;
      }[];
    };
  };
}

/** All of it, for who asks by the name of the entity. */
export interface BulkRunTypes {
  row: BulkRunRow;
  read: BulkRun;
  student: never;
  create: never;
  update: never;
  actions: BulkRunActions;
  results: BulkRunResults;
  previews: Record<never, never>;
  queries: BulkRunQueries;
}
