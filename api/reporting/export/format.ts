import type { Readable } from 'node:stream';
import type QueryStream from 'pg-query-stream';
import type { Context } from '../../engine/define.ts';
import type { Column } from '../define.ts';

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
  /** What the database answers of each row, in an array. */
  expressions(columns: Columns, ctx: Context): string[];
  write(rows: QueryStream, columns: Columns, wishes: Wishes, ctx: Context): AsyncIterable<string | Buffer> | Readable;
}
