// Made from schemas/entities/report_schedules.json by `npm run types`: change that, and run it again.

/** A row as it is stored. */
export interface ReportScheduleRow {
  id: number;
  report: string;
  filters: {
    [k: string]: unknown;
  };
  every: 'day' | 'week' | 'month';
  hour: number;
  recipients: number[];
  only_with_rows: boolean;
  user_id: number;
  next_at: string | null;
  status: 'active' | 'inactive';
  version: number;
  created_at: string;
  updated_at: string;
}
