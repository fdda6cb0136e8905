/** A row of a table, with the line on which it begins. */
export interface Row {
  line: number;
  cells: string[];
}

/** Reads a table as spreadsheets write it: parted by commas, semicolons or tabs, which the first line decides. */
export function rowsIn(text: string): Row[] {
  const sign = signOf(text);
  const rows: Row[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${sign}\\r\\n]*))(${sign}|\\r\\n?|\\n|$)`, 'y');
  let [line, row]: [number, Row] = [1, { line: 1, cells: [] }];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    // A quote that is never closed: the rest of its line is one cell.
    if (!found) return [...rows, { ...row, cells: [...row.cells, '"'] }];
    const [whole, quoted, bare, end] = found;
    row.cells.push(quoted === undefined ? (bare as string).trim() : quoted.replaceAll('""', '"').trim());
    line += whole.split(/\r\n?|\n/).length - 1;
    if (end === sign) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((value) => value));
}

function signOf(text: string): string {
  const [head = ''] = text.split(/\r\n?|\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** The pieces of a cell between signs; a backslash before one keeps it. */
export const pieces = (cell: string, sign: string): string[] =>
  cell
    .replaceAll('\\|', '\u0001')
    .split(sign)
    .map((piece) => piece.replaceAll('\u0001', '|').trim());

/** Several values in one cell. */
export const joined = (values: string[]): string => values.map((value) => value.replaceAll('|', '\\|')).join(' | ');
