// Made from schemas/entities/report_runs.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ReportRunRow {
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
