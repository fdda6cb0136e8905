// Made from schemas/fragments/report_totals.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface ReportTotals {
  rows: number;
  totals: {
    [k: string]: unknown;
  };
  charts: {
    chart: string;
    places: {
      [k: string]: unknown;
    }[];
  }[];
  unknown_swan_ids: string[];
  from: string | null;
  until: string | null;
  milliseconds: number;
}
