import { fromText } from '#api/engine/formula.ts';
import { headOf, textIn } from '#api/exchange/decode.ts';
import { defineFormat, Unreadable } from '#api/exchange/define.ts';
import type { Item, Problem } from '#api/exchange/item.ts';
import { rowsIn } from './csv/cells.ts';
import { columns, type Line } from './csv/columns.ts';
import { itemOf } from './csv/items.ts';
import { writeCsv } from './csv/write.ts';

/** A table from a spreadsheet: a row for each question. Its columns are known by their names. */
export default defineFormat({
  extensions: ['csv'],
  media_type: 'text/csv',
  carries: false,
  recognises: (bytes) => /^[^\n]*\btype\b["\s]*[,;\t][^\n]*\banswer\b/i.test(headOf(bytes)),
  read(bytes) {
    const [head, ...rows] = rowsIn(textIn(bytes).replace(/^\uFEFF/, ''));
    const names = (head?.cells ?? []).map((name) => name.toLowerCase());
    if (!names.includes('type') || !names.includes('answer')) throw new Unreadable('no_columns');
    const [items, problems]: [Item[], Problem[]] = [[], []];
    for (const { line, cells } of rows) {
      const row = Object.fromEntries(
        columns.map((column) => [column, fromText(cells[names.indexOf(column)] ?? '')]),
      ) as Line;
      const one = itemOf(row, line);
      if ('task' in one) items.push(one);
      else problems.push(one);
    }
    return { items, problems };
  },
  write: writeCsv,
});
