// Made from schemas/fragments/report_rows.json by `npm run types`: change that, and run it again.

import type { ReportTotals } from './report_totals.ts';

/** What several schemas share. */
export interface ReportRows {
  rows: {
    [k: string]: unknown;
  }[];
  before: string | null;
  after: string | null;
  totals: ReportTotals | null;
  milliseconds: number;
}
