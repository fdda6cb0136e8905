/** A row of a table, with the line on which it begins. */
export interface Row {
  line: number;
  cells: string[];
}

/**
 * Reads a table as spreadsheets write it, row by row: parted by commas, semicolons or tabs, which the first line decides.
 * Empty rows are none.
 */
export function* rowsIn(text: string): Generator<Row> {
  const sign = signOf(text);
  const cellAt = cells(text, sign);
  let [line, row]: [number, Row] = [1, { line: 1, cells: [] }];
  for (let at = 0; at < text.length; ) {
    const { cell, lines, end } = cellAt(at);
    row.cells.push(cell.trim());
    line += lines;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === sign && at < text.length) continue;
    if (row.cells.some((value) => value)) yield row;
    line += 1;
    row = { line, cells: [] };
  }
}

interface Cell {
  cell: string;
  /** The number of line ends in it. */
  lines: number;
  end: number;
}

/** Reads the cells of a table one after the other. A quote that is never closed is a sign like others. */
function cells(text: string, sign: string): (at: number) => Cell {
  const ends = [sign, '\r', '\n', undefined];
  const nextEnd = finder(text, [sign, '\r', '\n']);
  return (at) => {
    const quote = text[at] === '"' ? closingQuote(text, at + 1) : -1;
    if (quote < 0 || !ends.includes(text[quote + 1])) {
      const end = nextEnd(at);
      return { cell: text.slice(at, end), lines: 0, end };
    }
    const cell = text.slice(at + 1, quote).replaceAll('""', '"');
    return { cell, lines: cell.split(/\r\n?|\n/).length - 1, end: quote + 1 };
  };
}

/** Where a quote stands that is not one of a pair; -1 when nowhere. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Finds the first of some signs at or after positions that only grow. */
function finder(text: string, signs: string[]): (from: number) => number {
  const next = signs.map(() => -1);
  return (from) => {
    for (const [at, sign] of signs.entries()) {
      if ((next[at] as number) >= from) continue;
      const found = text.indexOf(sign, from);
      next[at] = found < 0 ? text.length : found;
    }
    return Math.min(...next);
  };
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
export const joinValues = (values: string[]): string => values.map((value) => value.replaceAll('|', '\\|')).join(' | ');
