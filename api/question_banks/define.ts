import type { Attachment, Item, Note, Passage, Piece, Problem, Whole } from './item.ts';
import type { QuestionRow } from './to_item.ts';

/** The content of a file: the questions that could be read, and why others could not. Everything is in one of the two. */
export interface Reading {
  items: (Item | Whole)[];
  /** Those that questions are about, and those that none is. */
  passages: Passage[];
  problems: Problem[];
  /** Its settings of the form itself, not yet validated. */
  settings?: Record<string, unknown>;
}

/** As many questions as may come at once. */
export const mostQuestions = 10_000;

export interface Collection {
  reading: Reading;
  /**
   * Takes the next piece of a file; a question after a passage belongs to it.
   * @throws Unreadable when it is more than may come at once
   */
  add(one: Piece | null): void;
  /** What follows is about nothing before it. */
  part(): void;
}

/** Collects the content of a file piece by piece. */
export function collect(): Collection {
  const reading: Reading = { items: [], passages: [], problems: [] };
  const { items, passages, problems } = reading;
  let about: Passage | null = null;
  return {
    reading,
    add(one) {
      if (one === null) return;
      if ('reason' in one) problems.push(one);
      else if ('task' in one) items.push(about ? { about, ...one } : one);
      else {
        about = one;
        passages.push(one);
      }
      if (items.length + passages.length + problems.length > mostQuestions)
        throw new Unreadable('too_many', { limit: mostQuestions });
    },
    part() {
      about = null;
    },
  };
}

/** What goes out: a form with its questions in their order. */
export interface Outgoing {
  settings: Record<string, unknown>;
  questions: QuestionRow[];
  /** The files that they show, by id, as far as they fit; empty for a format without files. */
  files: ReadonlyMap<number, Attachment>;
}

/** What of a question a format has no place for. `item` is its index. */
export interface Loss extends Note {
  item: number;
}

export interface WrittenFile {
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
  write(form: Outgoing): WrittenFile;
  /** Whether it takes along what is shown in a question. */
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

/** A format of files. The default export of `api/question_banks/formats/<format>.ts`. */
export const defineFormat = (format: Format) => format;
