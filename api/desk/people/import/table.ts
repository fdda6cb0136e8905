import { readFile } from 'node:fs/promises';
import { fromText } from '../../../engine/words/formula.ts';
import { Unreadable } from '../../../question_banks/define.ts';
import { type Row as Line, rowsIn } from '../../../question_banks/formats/csv/cells.ts';
import { textIn } from '../../../question_banks/reading/decode.ts';
import { isZip } from '../../../question_banks/reading/zip.ts';
import { writesMonthFirst } from './days.ts';
import { isSecret } from './fields.ts';

/** What a table holds: the names of its columns, and its rows with the lines on which they stand. */
export interface Table {
  header: string[];
  rows: Line[];
  monthFirst: boolean;
}

const [mostColumns, mostRows] = [200, 10_000];

/**
 * Reads a table of students: its first row names the columns. The apostrophes that mark formulas as text are taken off;
 * of a column of passwords nothing is read.
 * @throws Unreadable for what is no table, or too much of one
 */
function readTable(bytes: Buffer): Table {
  if (isZip(bytes)) throw new Unreadable('workbook');
  const [first, ...rest] = linesIn(textIn(bytes).replace(/^\uFEFF/, ''));
  if (!first || rest.length === 0) throw new Unreadable('no_rows');
  const header = first.cells.map((cell) => fromText(cell).slice(0, 200));
  if (header.length > mostColumns) throw new Unreadable('many_columns', { limit: mostColumns });
  const isHidden = header.map(isSecret);
  const rows = rest.map(({ line, cells }) => ({
    line,
    cells: header.map((_, at) => (isHidden[at] ? '' : fromText(cells[at] ?? ''))),
  }));
  return { header, rows, monthFirst: writesMonthFirst(rows.flatMap(({ cells }) => cells)) };
}

function linesIn(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of rowsIn(text)) {
    if (lines.length > mostRows) throw new Unreadable('many_rows', { limit: mostRows });
    lines.push(line);
  }
  return lines;
}

/** What reading a file comes to, as the process says it that reads it. */
export type Outcome = { table: Table } | { unreadable: { reason: string; params: Record<string, unknown> } };

export async function readFileApart({ file }: { file: string }): Promise<Outcome> {
  try {
    return { table: readTable(await readFile(file)) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { unreadable: { reason: error.reason, params: error.params } };
  }
}
