import type { Context } from '../../engine/define.ts';
import type { Column } from '../define.ts';
import type { Lines } from './lines.ts';

export type Columns = [name: string, column: Column][];

export interface Wishes {
  /** What stands above the rows of a sheet. */
  title: string;
  bom: boolean;
  /** Told from time to time how many rows have been written. */
  count(rows: number): void;
}

/** A kind of file that a report can be written to, however long it is. */
export interface Format {
  media_type: string;
  /** So many rows at most stand in one part of the file, which a piece of lines never reaches across. */
  rows_in_part?: number;
  /** What the file says of a row, in SQL: the database writes it, in all its marks. */
  line(columns: Columns, ctx: Context): string;
  write(lines: AsyncIterable<Lines>, columns: Columns, wishes: Wishes, ctx: Context): AsyncIterable<Buffer>;
}
