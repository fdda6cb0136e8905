import type { Schema } from '#schemas/dialect.ts';
import type { Locale, Text } from '#schemas/localize.ts';
import type { Difference } from './text/alignment.ts';

/** What staff write: `body` is what a student may see, `key` stays on the server. */
export interface Question<Body = unknown, Key = unknown> {
  body: Body;
  key: Key;
}

/** What is wrong with a question: its place in it ('key.correct') and the word `questions.problems.<rule>`. */
export interface Issue {
  path: string;
  rule: string;
  params?: Record<string, unknown>;
  /** The gap that it is in. */
  gap?: string;
}

/** The student's controls. A type may use no other: the student site draws these and nothing else. */
export const widgets = [
  'choice',
  'choices',
  'short_text',
  'order',
  'pictures',
  'words',
  'dictation',
  'essay',
  'recorder',
] as const;
export const fields = ['cloze', 'bank', 'matrix', 'pairs', 'corrections'] as const;

/** A word of a text, with what stands around it up to the next blank. Its id is its place. */
export interface Token {
  id: string;
  text: string;
}

export interface Media {
  resource: number;
  alt: string;
  /** How often it may be listened to. */
  plays?: number;
  /** What the file is; the engine adds it, as a body knows no files. */
  kind?: string;
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

export interface ControlOptions {
  text?: string;
  media?: Media[];
  /** What helps before the solution is seen, one at a time. */
  hints?: string[];
  gaps?: GapControl[];
  rows?: RowControl[];
  /** What each row is marked with, in this order. */
  columns?: { const: string; title: string }[];
  /** What several gaps or rows are filled from; it is permuted with the form. */
  bank?: { const: string; title: string }[];
  /** Whether a word of the bank may be used more than once. */
  reuse?: boolean;
  /** The words of the text, each of which can be pressed. */
  tokens?: Token[];
  /** Whether an answer to one part is an answer: the other parts may be right as they are. */
  some?: boolean;
  /** The picture, or the recording, of an option or a row. */
  pictures?: Record<string, Media>;
  min_words?: number;
  max_words?: number;
  max_seconds?: number;
  rich?: Rich;
  /** What a person will look at. */
  criteria?: string[];
}

export interface Control {
  'ui:widget'?: (typeof widgets)[number];
  'ui:field'?: (typeof fields)[number];
  'ui:options': ControlOptions;
}

/** A question as a student may see it. */
export interface Compiled {
  schema: Schema;
  uiSchema: Control;
}

/** `score` is 0 to 1, or null where a person must look. */
export interface Grade {
  score: number | null;
  feedback: Text[];
  /** What was expected beside what was written, word by word. */
  difference?: Difference[];
}

export interface Example<Body, Key, Answer> {
  question: Question<Body, Key>;
  /** The same body with another key: both must compile to the same bytes. */
  twin: Question<Body, Key>;
  right: Answer;
  wrong: Answer;
  /** An answer that earns a part; null in a type that knows only right and wrong. */
  partial: Answer | null;
}

/** One kind of question. Every member is pure, and required: a forgotten one cannot leak a key or lose a mark. */
export interface QuestionType<Body, Key, Answer> {
  /** The JSON Schema of `{ body, key }`: it draws the editor and refuses what has not this shape. */
  author: Schema;
  /** What a schema cannot say: keys that do not fit the options, gaps without a key. Asked after `author` has held. */
  check(question: Question<Body, Key>): Issue[];
  /** What the student sees. It gets the body alone, so that it cannot tell the key. */
  compile(body: Body, locale: Locale): Compiled;
  /** Must take any JSON for an answer. */
  grade(question: Question<Body, Key>, answer: unknown): Grade;
  /** The answer that earns all points. */
  solution(question: Question<Body, Key>): Answer;
  /** The answer in words, for a student's review and a reviewer. Must take any JSON. */
  summarize(question: Question<Body, Key>, answer: unknown, locale: Locale): string;
  /** What the editor begins with. */
  starter: Question<Body, Key>;
  example: Example<Body, Key, Answer>;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds types whose bodies and keys differ
export type AnyQuestionType = QuestionType<any, any, any>;

/** The types by the names of their files. */
export type QuestionTypes = Map<string, AnyQuestionType>;

/** A type of question. The default export of `api/questions/<type>.ts`. */
export const defineQuestion = <Body, Key, Answer>(type: QuestionType<Body, Key, Answer>) => type;
