// Made from schemas/entities/report_schedules.json by `npm run types`: change that, and run it again.

import type { ReportScheduleRow } from '../tables/report_schedules.ts';

/** As staff read it; optional is what an admin may not read. */
export interface ReportSchedule {
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

/** What is sent to create one. */
export interface NewReportSchedule {
  report: string;
  filters?: {
    [k: string]: unknown;
  };
  every: 'day' | 'week' | 'month';
  hour?: number;
  recipients: number[];
  only_with_rows?: boolean;
}

/** What is sent to update one. */
export type ReportScheduleChanges = Partial<Omit<NewReportSchedule, 'report' | 'filters'>>;

/** What its actions are sent. */
export interface ReportScheduleActions {
  deactivate: Record<string, never>;
  activate: Record<string, never>;
}

/** All of it, for who asks by the name of the entity. */
export interface ReportScheduleTypes {
  row: ReportScheduleRow;
  read: ReportSchedule;
  student: never;
  create: NewReportSchedule;
  update: ReportScheduleChanges;
  actions: ReportScheduleActions;
  results: Record<never, never>;
  previews: Record<never, never>;
  queries: Record<never, never>;
}
