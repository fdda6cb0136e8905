import { Readable } from 'node:stream';
import type pg from 'pg';

/** Whole lines of a file, as bytes. */
export interface Lines {
  bytes: Buffer;
  rows: number;
}

/** So many bytes are passed on at a time; and so many such pieces wait for their reader. */
const [size, waiting] = [65_536, 4];

/** What stands before the first row, before each row and after the last, in PostgreSQL's binary format of `copy`. */
const [signature, frame, trailer] = [19, 6, 2];

/**
 * The one text that a statement answers of each row, written by `copy`: the database sends rows as long as anybody takes
 * them, and they stay bytes here. The binary format alone leaves texts as they are.
 */
export class LineStream extends Readable implements pg.Submittable {
  #connection: pg.Connection | undefined;
  #left: number;
  #at = 0;
  #rows = 0;
  #piece = Buffer.allocUnsafeSlow(size);
  #isBegun = false;
  readonly #statement: string;
  readonly #most: number;

  /**
   * @param statement without parameters, as `copy` takes none
   * @param most no piece holds rows of both sides of a multiple of so many
   */
  constructor(statement: string, most = Number.POSITIVE_INFINITY) {
    super({ objectMode: true, highWaterMark: waiting });
    this.#statement = statement;
    this.#most = most;
    this.#left = most;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(`copy (${this.#statement}) to stdout (format binary)`);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const row = this.#isBegun ? chunk : chunk.subarray(signature);
    this.#isBegun = true;
    if (row.length === trailer) return;
    const line = row.subarray(frame);
    if (this.#at + line.length > this.#piece.length) this.#pass();
    if (line.length > this.#piece.length) this.#piece = Buffer.allocUnsafeSlow(line.length);
    // What the driver hands over is its own memory, which it will use again.
    this.#at += line.copy(this.#piece, this.#at);
    this.#rows += 1;
    this.#left -= 1;
    if (this.#left > 0) return;
    this.#left = this.#most;
    this.#pass();
  }

  #pass(): void {
    if (this.#rows === 0) return;
    const goesOn = this.push({ bytes: this.#piece.subarray(0, this.#at), rows: this.#rows } satisfies Lines);
    this.#piece = Buffer.allocUnsafeSlow(size);
    this.#at = 0;
    this.#rows = 0;
    if (!goesOn) this.#connection?.stream.pause();
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCommandComplete(): void {
    this.#pass();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}
