import type { Feedback } from '#api/engine/question/feedback.ts';
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
}

export interface TypedGap {
  accept: Answer[];
  hint?: Text;
  size?: number;
}

/** What is to be done, in the words that all files share. Gaps stand in the text as {{1}}, {{2}}, in their order. */
export type Task =
  | { kind: 'choice'; multiple: boolean; options: Answer[] }
  | { kind: 'short'; accept: Answer[]; case_sensitive?: boolean; misspelling?: number; max_length?: number }
  | { kind: 'typed_gaps'; gaps: TypedGap[]; case_sensitive?: boolean; misspelling?: number }
  | { kind: 'chosen_gaps'; gaps: { options: Answer[] }[] }
  | { kind: 'boolean'; right: boolean }
  | { kind: 'match'; pairs: { left: string; right: string }[]; distractors: string[] }
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

/** A question between a file and a type of ours. */
export interface Item extends Place, Stem {
  points: number;
  difficulty?: string;
  skill?: string;
  feedback?: Feedback;
  /** What is shown beside it. */
  files?: Carried[];
  /** What the reader had to leave out of it. */
  notes: Note[];
  task: Task;
}
