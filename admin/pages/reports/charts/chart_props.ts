import type { Row } from '../../../providers/conflict.ts';
import type { Chart, Filters, Report } from '../reports.ts';

export interface ChartProps {
  report: Report;
  reports: Report[];
  chart: Chart;
  /** The places of the chart with their numbers. */
  places: Row[];
  /** What the report was narrowed by when this was counted. */
  filters: Filters;
}
