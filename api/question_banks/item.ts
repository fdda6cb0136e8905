import type { Feedback } from '#api/assessment/feedback.ts';
import type { Text } from '#schemas/localize.ts';

/** Something that the reader of an import is told: the word `exchange.reasons.<reason>`. */
export interface Note {
  reason: string;
  params?: Record<string, unknown>;
}

/** Where something stands in a file: the line, from 1, and what the file calls it. */
export interface Place {
  line: number;
  name: string;
}

export interface Problem extends Note, Place {}

/** An option (of a choice it is HTML, else words), or a typed answer: `weight` is what it earns, 0 to 1; a wrong choice may be worth less than nothing. */
export interface Answer {
  text: string;
  weight: number;
  feedback?: Text;
  /** What an option shows beside its words. */
  file?: Carried;
}

export interface TypedGap {
  accept: Answer[];
  hint?: Text;
  size?: number;
}

/** What belongs together; `feedback` is said to whoever matched it wrongly. */
export interface Pair {
  left: string;
  right: string;
  feedback?: Text;
  /** What the left side shows beside its words. */
  file?: Carried;
}

/**
 * What is to be done, in the words that all files share. Gaps stand in the text as {{1}}, {{2}}, in their order.
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

/** A picture or a recording that a file carries along. */
export interface Carried {
  name: string;
  /** What its name says that it is. */
  kind: 'image' | 'audio';
  alt: string;
  bytes: Buffer;
}

/** A text, or a recording, that questions are about. */
export interface Passage extends Place, Stem {
  files?: Carried[];
  notes: Note[];
  passage: true;
}

/** A question as our own kind of form holds it: nothing is made of it, and its type judges it. */
export interface Whole extends Place {
  /** What the file says of it; nothing of it has been judged. Where a file of the library stands, it has a name. */
  whole: Record<string, unknown>;
  /** What it names so. */
  fileOf(name: string): Carried | undefined;
  /** The group that it stands in, which comes before it. */
  about?: Whole;
}

/** What a file says in one place. */
export type Piece = Item | Passage | Problem;

/** A question between a file and a type of ours. */
export interface Item extends Place, Stem {
  points: number;
  difficulty?: string;
  skill?: string;
  feedback?: Feedback;
  /** What is shown beside it. */
  files?: Carried[];
  /** The passage that it is about. */
  about?: Passage;
  /** What the reader had to leave out of it. */
  notes: Note[];
  task: Task;
}
