/** What a student's controls show: the API compiles it from questions, the student site renders it. */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Medium } from '../types/fragments/medium.ts';

/** One of several answers: an option, a word of a bank, a mark of a row. */
export interface Option {
  const: string;
  title: string;
}

/** A word of a text, with what stands around it up to the next blank. Its id is its place. */
export interface Token {
  id: string;
  text: string;
}

/** What of a question is more than words, as clean HTML. */
export interface Rich {
  /** In a line: it is a heading. */
  prompt?: string;
  /** What of the prompt follows its first line. */
  more?: string;
  /** All of them, in their order. */
  hints?: string[];
  /** Those options that are. */
  options?: Record<string, string>;
}

export interface GapControl {
  id: string;
  kind: 'typed' | 'choice';
  hint: string;
  size: number;
}

/** A line that is answered by itself: a statement, the left side of a pair. Its words may be a picture's alone. */
export interface RowControl {
  id: string;
  text: string;
}

/** What a question shows beside its prompt. */
export interface ControlOptions {
  text?: string;
  media?: Medium[];
  /** What helps before the solution is seen, one at a time. */
  hints?: string[];
  gaps?: GapControl[];
  rows?: RowControl[];
  /** What each row is marked with, in this order. */
  columns?: Option[];
  /** What several gaps or rows are filled from; it is permuted with the form. */
  bank?: Option[];
  /** Whether a word of the bank may be used more than once. */
  reuse?: boolean;
  /** The words of the text, each of which can be pressed. */
  tokens?: Token[];
  /** Whether an answer to one part is an answer: the other parts may be right as they are. */
  some?: boolean;
  /** The picture, or the recording, of an option or a row. */
  pictures?: Record<string, Medium>;
  min_words?: number;
  max_words?: number;
  max_seconds?: number;
  rich?: Rich;
  /** What a person will look at. */
  criteria?: string[];
}

/** A passage or a recording, and the names of the questions that are about it. */
export interface CompiledGroup extends ControlOptions {
  name: string;
  prompt: string;
  questions: string[];
}

/** A form as the API compiles it, in one language: a question for each property, none required. */
export interface CompiledForm {
  schema: RJSFSchema;
  uiSchema: UiSchema & { 'ui:order'?: string[]; 'ui:groups'?: CompiledGroup[] };
}
