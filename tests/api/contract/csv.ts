import { parse } from 'csv-parse/sync';

/** The cells of a CSV text, line by line; the mark of UTF-8 before it is not told. */
export const cells = (csv: string): string[][] =>
  parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
