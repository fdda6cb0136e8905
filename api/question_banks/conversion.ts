import type { Attachment, Note } from './item.ts';

/** A question as a type of ours takes it. */
export interface Conversion {
  type: string;
  body: Record<string, unknown>;
  key: Record<string, unknown>;
  notes: Note[];
  /** What its options or rows show. */
  files?: PlacedQuestion[];
}

/** Where a question shows a file: beside it (`media`), or with an option or a row of a list. */
export interface PlacedQuestion {
  file: Attachment;
  list: string;
  at: number;
}
