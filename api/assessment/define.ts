import type { Schema } from '#schemas/dialect.ts';
import type { Locale, Text } from '#schemas/localize.ts';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import type { Correction } from './marking/correction.ts';

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
  /** What the student sees. It gets the body alone, so that it cannot leak the key. */
  compile(body: Body, locale: Locale): Compiled;
  /** Must take any JSON for an answer. */
  grade(question: Question<Body, Key>, answer: unknown): Grade;
  /** The answer that earns all points. */
  solution(question: Question<Body, Key>): Answer;
  /** The answer corrected where it stands, in its sentence; null where a person grades it. Must take any JSON. */
  correct(question: Question<Body, Key>, answer: unknown): Correction | null;
  /** The answer in words, for a student's review and a reviewer. Must take any JSON. */
  summarize(question: Question<Body, Key>, answer: unknown, locale: Locale): string;
  /** Whether an answer is chosen from what is offered: item analysis says how often each was. */
  choosing?: true;
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
