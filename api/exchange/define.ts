import type { Item, Note, Problem } from './item.ts';

/** What a file says: questions that could be read, and why others could not. Nothing is in neither. */
export interface Reading {
  items: Item[];
  problems: Problem[];
}

/** What of a question a format has no place for. `item` is its index. */
export interface Loss extends Note {
  item: number;
}

export interface Written {
  file: Buffer;
  /** The ending of the file, without a dot. */
  extension: string;
  lost: Loss[];
}

/** One kind of file. Every member is pure and required. */
export interface Format {
  /** Endings of the files' names, in small letters. The first is what is written. */
  extensions: string[];
  media_type: string;
  /** Whether bytes look like this format, whatever their name. */
  recognises(bytes: Buffer): boolean;
  /**
   * Reads a file. It must take any bytes: what it cannot read is a problem with its line.
   * @throws Unreadable when nothing in the file can be read at all
   */
  read(bytes: Buffer): Reading;
  write(items: Item[]): Written;
  /** Whether it takes along what is shown beside a question. */
  carries: boolean;
}

/** A file of which nothing can be read; the sentence is `problems.file_<reason>`. */
export class Unreadable extends Error {
  readonly reason: string;
  readonly params: Record<string, unknown>;

  constructor(reason: string, params: Record<string, unknown> = {}) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}

/** A format of files. The default export of `api/formats/<format>.ts`. */
export const defineFormat = (format: Format) => format;
