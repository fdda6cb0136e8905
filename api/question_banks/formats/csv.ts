import { fromText } from '#api/engine/words/formula.ts';
import { collect, defineFormat, Unreadable } from '#api/question_banks/define.ts';
import { inItems } from '#api/question_banks/in_items.ts';
import { headOf, textIn } from '#api/question_banks/reading/decode.ts';
import { type Row, rowsIn } from './csv/cells.ts';
import { columns, type Line } from './csv/columns.ts';
import { itemOf } from './csv/items.ts';
import { writeCsv } from './csv/write.ts';

/** A table from a spreadsheet: a row for each question. Its columns are known by their names. */
export default defineFormat({
  extensions: ['csv'],
  media_type: 'text/csv',
  carries: false,
  recognises: (bytes) => isTable(namesIn(rowsIn(headOf(bytes)))),
  read(bytes) {
    const { reading, add } = collect();
    const rows = rowsIn(textIn(bytes).replace(/^\uFEFF/, ''));
    const names = namesIn(rows);
    if (!isTable(names)) throw new Unreadable('no_columns');
    for (const { line, cells } of rows) {
      const row = Object.fromEntries(
        columns.map((column) => [column, fromText(cells[names.indexOf(column)] ?? '')]),
      ) as Line;
      add(itemOf(row, line));
    }
    return reading;
  },
  write: inItems(writeCsv),
});

/** What the first row of a table names. */
const namesIn = (rows: Generator<Row>): string[] => {
  const { value } = rows.next();
  return ((value as Row | undefined)?.cells ?? []).map((name) => name.toLowerCase());
};

const isTable = (names: string[]) => names.includes('type') && names.includes('answer');
