/** The part of zip-stream that workbooks use; the package brings no types. */
declare module 'zip-stream' {
  import type { Readable, Transform } from 'node:stream';

  /** A zip as a stream, with one file under way at a time. */
  export default class ZipStream extends Transform {
    entry(source: Readable | string, data: { name: string }, callback: (error: Error | null) => void): this;
    finish(): void;
  }
}
