import type { Feedback } from '#api/assessment/feedback.ts';
import type { Text } from '#schemas/localize.ts';

/** A remark for the author who imports: the word `question_banks.reasons.<reason>`. */
export interface Note {
  reason: string;
  params?: Record<string, unknown>;
}

/** A place in a file: the line, from 1, and the file's name for it. */
export interface Place {
  line: number;
  name: string;
}

export interface Problem extends Note, Place {}

/**
 * An option (of a choice it is HTML, else words), or a typed answer: `weight` is what it earns, 0 to 1; a wrong choice
 * may be worth less than nothing.
 */
export interface Answer {
  text: string;
  weight: number;
  feedback?: Text;
  /** What an option shows beside its words. */
  file?: Attachment;
}

export interface TypedGap {
  accept: Answer[];
  hint?: Text;
  size?: number;
}

/** Two sides that belong together; `feedback` is shown when they were matched wrongly. */
export interface Pair {
  left: string;
  right: string;
  feedback?: Text;
  /** What the left side shows beside its words. */
  file?: Attachment;
}

/**
 * What the student has to do, in terms that all formats share. Gaps are written in the text as {{1}}, {{2}}, in their order.
 * `shuffle` is whether the order of the options may be changed, where the file says that.
 */
export type Task =
  | { kind: 'choice'; multiple: boolean; options: Answer[]; shuffle?: boolean }
  | { kind: 'short'; accept: Answer[]; case_sensitive?: boolean; misspelling?: number; max_length?: number }
  | { kind: 'typed_gaps'; gaps: TypedGap[]; case_sensitive?: boolean; misspelling?: number }
  | { kind: 'chosen_gaps'; gaps: { options: Answer[] }[]; shuffle?: boolean }
  | { kind: 'boolean'; right: boolean }
  | { kind: 'match'; pairs: Pair[]; distractors: string[] }
  | { kind: 'order'; items: string[] }
  | { kind: 'essay' };

/** What every kind of question has. What is to be done is HTML, as feedback is; the text that it is about is words. */
export interface Stem {
  prompt: Text;
  text: string;
}

/** A picture or a recording inside a file. */
export interface Attachment {
  name: string;
  /** By the ending of its name. */
  kind: 'image' | 'audio';
  alt: string;
  bytes: Buffer;
}

/** A text, or a recording, that questions are about. */
export interface Passage extends Place, Stem {
  files?: Attachment[];
  notes: Note[];
  passage: true;
}

/** A question exactly as this product stores it: it is not converted, and its type validates it. */
export interface Whole extends Place {
  /** Its members, not yet validated. Files of the library are referred to by name. */
  whole: Record<string, unknown>;
  /** What it names so. */
  fileOf(name: string): Attachment | undefined;
  /** The group that it belongs to, which comes before it. */
  about?: Whole;
}

/** One piece of a file's content. */
export type Piece = Item | Passage | Problem;

/** A question between a file and a type of ours. */
export interface Item extends Place, Stem {
  points: number;
  difficulty?: string;
  skill?: string;
  feedback?: Feedback;
  /** What is shown beside it. */
  files?: Attachment[];
  /** The passage that it is about. */
  about?: Passage;
  /** What the reader had to leave out of it. */
  notes: Note[];
  task: Task;
}
