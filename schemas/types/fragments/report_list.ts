// Made from schemas/fragments/report_list.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface ReportList {
  reports: {
    report: string;
    is_short: boolean;
    filters: {
      [k: string]: unknown;
    };
    columns: {
      name: string;
      type: string;
      of: string | null;
      record: {
        entity?: string;
        entity_in?: string;
        id: string;
      } | null;
      has_total: boolean;
      drill: {
        report: string;
        by: {
          [k: string]: unknown;
        };
        fixed: {
          [k: string]: unknown;
        };
      } | null;
    }[];
    sort: string;
    charts: {
      chart: string;
      kind: 'bar' | 'line' | 'heat';
      by: {
        name: string;
        type: string;
        of: string | null;
      }[];
      measures: string[];
      drill: {
        report: string;
        by: {
          [k: string]: unknown;
        };
        fixed: {
          [k: string]: unknown;
        };
      } | null;
    }[];
  }[];
  teachers: {
    id: number;
    name: string;
  }[];
  readers: {
    id: number;
    name: string;
  }[];
}
