import type { ReportList } from '#schemas/types/fragments/report_list.ts';
import type { Row } from '../../providers/conflict.ts';
import { useQueryOf } from '../../providers/queries.ts';

export type Report = ReportList['reports'][number];
export type Column = Report['columns'][number];
export type Chart = Report['charts'][number];
export type Drill = NonNullable<Column['drill']>;
export type Filters = Record<string, unknown>;

const folder = '/reports/report';
export const pathOf = (report: string): string => `${folder}/${report}`;
export { titleOfReport as titleOf } from '../../schema/labels.ts';
/** Where the words of a report stand. */
export const wordsOf = (report: string): string => `reports.of.${report.replaceAll('-', '_')}`;

/** The reports that the school has. */
export const useReports = () =>
  useQueryOf('report_runs', null, 'reports', { options: { staleTime: Number.POSITIVE_INFINITY } });

/** What a report can be narrowed by. */
export const filtersOf = ({ filters }: Report): string[] => Object.keys((filters as { properties: object }).properties);

/** The address of a report with its filters. */
export const addressOf = (report: string, filters: Filters): string =>
  `${pathOf(report)}?${new URLSearchParams({ filters: JSON.stringify(filters) })}`;

/**
 * Where a number leads: to the rows that it counts, narrowed by what this report is narrowed by and by what the number
 * stands for.
 */
export function drillTo({ report, by, fixed }: Drill, row: Row, present: Filters, reports: Report[]): string | null {
  const target = reports.find((one) => one.report === report);
  if (!target) return null;
  const own = Object.fromEntries(Object.entries(by).map(([filter, column]) => [filter, row[String(column)]]));
  const names = filtersOf(target);
  const { period: _, ...days } = present;
  const inherited = 'from' in own ? days : present;
  const all = Object.entries({ ...inherited, ...own, ...fixed }).filter(
    ([name, value]) => names.includes(name) && value !== null,
  );
  return addressOf(report, Object.fromEntries(all));
}

/** Where a number of all rows together leads: to all that it counts. */
export const drillFromTotal = (drill: Drill, present: Filters, reports: Report[]): string | null =>
  drillTo({ ...drill, by: {} }, {}, present, reports);
