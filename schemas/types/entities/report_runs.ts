// Made from schemas/entities/report_runs.json by `npm run types`: change that, and run it again.

import type { ReportList } from '../fragments/report_list.ts';
import type { ReportRows } from '../fragments/report_rows.ts';
import type { ReportTotals } from '../fragments/report_totals.ts';
import type { ReportRunRow } from '../tables/report_runs.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ReportRun {
  id: number;
  report: string;
  format: 'csv' | 'xlsx' | 'letter';
  filters: {
    [k: string]: unknown;
  };
  user_id: number;
  report_schedule_id: number | null;
  rows: number | null;
  milliseconds: number | null;
  status: 'running' | 'done' | 'cancelled' | 'failed';
  version: number;
  created_at: string;
  updated_at: string;
}

/** What its queries are asked, and what they answer. */
export interface ReportRunQueries {
  reports: { params: Record<string, never>; result: ReportList };
  page: {
    params: {
      report: string;
      filters?: string;
      sort?: string;
      after?: string;
      before?: string;
      last?: boolean;
      limit?: number;
    };
    result: ReportRows;
  };
  totals: {
    params: {
      report: string;
      filters?: string;
    };
    result: ReportTotals;
  };
}

/** All of it, for who asks by the name of the entity. */
export interface ReportRunTypes {
  row: ReportRunRow;
  read: ReportRun;
  student: never;
  create: never;
  update: never;
  actions: Record<never, never>;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: ReportRunQueries;
}
