import type { Schema } from '#schemas/dialect.ts';

/** What a column holds: how it is sorted, written into files, and shown. */
export type ColumnType =
  | 'text'
  | 'integer'
  | 'number'
  | 'percentage'
  | 'date'
  | 'moment'
  | 'hour'
  | 'weekday'
  | 'boolean'
  | 'word';

/** Where a number leads: to the report of the rows that it counts. */
export interface Drill {
  report: string;
  /** Its filters, each by the column of this row that holds the value. */
  by?: Record<string, string>;
  /** Its filters that are the same for every row. */
  fixed?: Record<string, unknown>;
}

export interface Column {
  type: ColumnType;
  /** Of a word: the field whose values it has (`registrations.status`), in the words of that entity. */
  of?: string;
  /** Those values, where the field is the reports' own. */
  values?: string[];
  /** It is never shown: links and charts are made of it. */
  hidden?: boolean;
  /** The hidden column by whose values it is sorted, where its own would not do. */
  order?: string;
  /** There is a value in every row; then an index can serve the sort. */
  filled?: boolean;
  /** The record behind it: an entity, or the column that names it, and the column of its id. */
  record?: { entity?: string; entity_in?: string; id: string };
  /** An aggregate in SQL that says this column of all rows together. */
  total?: string;
  drill?: Drill;
}

export interface Chart {
  chart: string;
  kind: 'bar' | 'line' | 'heat';
  /** The columns whose values the places of the chart are; of a heat map down, then across. */
  by: string[];
  /** Numbers by their names, as aggregates in SQL over the rows. */
  measures: Record<string, string>;
  /** The drill of a place, by the columns of `by`. */
  drill?: Drill;
}

/** What all reports can be narrowed by; each has some of it. */
export interface Filters {
  from?: string;
  until?: string;
  level_id?: number;
  group_id?: number;
  student_type?: string;
  kind?: string;
  forum_type?: string;
  standing?: string;
  weekday?: number;
  hour?: number;
  staff_id?: number;
  swan_ids?: string[];
  event?: string;
  promoted_by?: string;
  percentage?: number;
}

export interface Report {
  /** The name of its file; its address has hyphens. */
  report: string;
  /** JSON Schemas of its filters, by their names. */
  filters: Record<string, Schema>;
  /** What stands in each row, in its order; the first that is shown names the row. */
  columns: Record<string, Column>;
  /** The column, of whole numbers, that no two rows share. */
  key: string;
  /** The column by which it is sorted at first; with a minus before it, the last come first. */
  sort: string;
  charts: Chart[];
  /** There are never more rows than students: page and totals are worth one question, which reads the rows once. */
  is_short?: boolean;
  /**
   * There may be a row for each of a table's, a year of registrations: those of a page are found by what they are sorted by
   * alone, and only they are joined to what their other columns show.
   */
  is_long?: boolean;
  /**
   * A statement for all its rows with all its columns. It may name `:zone` (the school's), `:locale`, `:today`, `:now`
   * and the filters; what it joins for the sake of a column alone is joined by `left join`, and left out where nobody asks.
   */
  rows(filters: Filters): string;
}

/** A report, whose SQL is its own and everything else is not: the default export of `api/reports/<report>.ts`. */
export const defineReport = (report: string, definition: Omit<Report, 'report'>): Report => ({ report, ...definition });
