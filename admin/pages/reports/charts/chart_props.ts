import type { Row } from '../../../providers/conflict.ts';
import type { Chart, Filters, Report } from '../reports.ts';

export interface ChartProps {
  report: Report;
  reports: Report[];
  chart: Chart;
  /** The places of the chart with their numbers. */
  places: Row[];
  /** What the report is narrowed by now. */
  filters: Filters;
}
