import { Readable } from 'node:stream';
import ZipStream from 'zip-stream';
import type { Context } from '../../../engine/define.ts';
import type { Columns, Format, Wishes } from '../format.ts';
import type { Lines } from '../lines.ts';
import { rowOf } from './cells.ts';
import { beginSheet, endSheet, partsOf } from './parts.ts';

/** Signs that no name of a sheet may have; and it is no longer than 28 letters, so that a number fits behind it. */
const sheetName = (title: string) => title.replace(/[*?:\\/[\]]/g, ' ').slice(0, 28);

/** A zip whose files are written one after the other, each as it is read. */
const entry = (zip: ZipStream, name: string, source: Readable | string): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.entry(source, { name }, (error) => (error ? reject(error) : resolve()));
  });

async function fill(
  zip: ZipStream,
  lines: AsyncIterator<Lines>,
  columns: Columns,
  { title, count }: Wishes,
  ctx: Context,
  part: number,
) {
  const names: string[] = [];
  let written = 0;
  // The first sheet begins before there is a row: whoever waits for the file sees it come.
  let next: IteratorResult<Lines> | undefined;
  do {
    names.push(names.length === 0 ? sheetName(title) : `${sheetName(title)} ${names.length + 1}`);
    await entry(zip, `xl/worksheets/sheet${names.length}.xml`, Readable.from(sheet(), { objectMode: false }));
  } while (!next?.done);
  for (const [name, xml] of partsOf(names)) await entry(zip, name, xml);
  zip.finish();

  /** As many rows as a sheet has room for. */
  async function* sheet() {
    let rows = 1;
    yield Buffer.from(beginSheet(columns, ctx));
    next ??= await lines.next();
    while (!next.done && rows <= part) {
      const piece: Lines = next.value;
      rows += piece.rows;
      written += piece.rows;
      count(written);
      yield piece.bytes;
      next = await lines.next();
    }
    yield Buffer.from(endSheet(columns, rows));
  }
}

/** A workbook of Excel (Office Open XML), written as it is read. @param part so many rows on each sheet, under its head */
export const workbookOf = (part: number): Format => ({
  media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rows_in_part: part,
  line: rowOf,
  write(lines, columns, wishes, ctx) {
    const zip = new ZipStream();
    fill(zip, lines[Symbol.asyncIterator](), columns, wishes, ctx, part).catch((error) => zip.destroy(error));
    return zip;
  },
});
