import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** A form as the API compiles it, in one language: a question for each property, none required. */
export interface CompiledForm {
  schema: RJSFSchema;
  uiSchema: UiSchema & { 'ui:order'?: string[]; 'ui:groups'?: Group[] };
}

/** What was answered, by question: an id, some ids in their order, words, or words by gap. */
export type Answers = Record<string, unknown>;

export interface Medium {
  resource: number;
  alt: string;
  kind: string;
  /** How often it may be listened to. */
  plays?: number;
}

export interface Gap {
  id: string;
  kind: 'typed' | 'choice';
  hint: string;
  size: number;
}

/** What of a question is more than words: HTML that the API has cleaned. */
export interface Rich {
  prompt?: string;
  /** What of the prompt follows its first line. */
  more?: string;
  hints?: string[];
  options?: Record<string, string>;
}

/** A line that is answered by itself; where it has no words, its picture stands for them. */
export interface Row {
  id: string;
  text: string;
}

/** What a question shows beside its prompt. */
export interface Shown {
  text?: string;
  media?: Medium[];
  hints?: string[];
  rich?: Rich;
  gaps?: Gap[];
  min_words?: number;
  max_words?: number;
  max_seconds?: number;
  criteria?: string[];
  /** Lines that are answered each by itself. */
  rows?: Row[];
  /** What each row is marked with. */
  columns?: Option[];
  /** What gaps or rows are filled from. */
  bank?: Option[];
  reuse?: boolean;
  /** The words of the text, each of which can be pressed. */
  tokens?: { id: string; text: string }[];
  /** Whether an answer to one part is an answer. */
  some?: boolean;
  /** The picture, or the recording, of an option or a row. */
  pictures?: Record<string, Medium>;
}

/** A passage or a recording, and the questions that are about it. */
export interface Group extends Shown {
  name: string;
  prompt: string;
  questions: string[];
}

export interface Option {
  const: string;
  title: string;
}

/** The names of the questions, in their order. */
export const questionsOf = ({ schema, uiSchema }: CompiledForm): string[] =>
  uiSchema['ui:order'] ?? Object.keys(schema.properties ?? {});

const questionOf = ({ schema }: CompiledForm, name: string): RJSFSchema =>
  (schema.properties?.[name] ?? {}) as RJSFSchema;

export const gapsOf = (question: RJSFSchema): string[] => Object.keys(question.properties ?? {});

/** Whether nothing, or not all, of a question has been answered. */
function isOpen(question: RJSFSchema, answer: unknown, some = false): boolean {
  if (question.type === 'array') return !Array.isArray(answer) || answer.length === 0;
  if (question.type !== 'object') return isBlank(answer);
  const isLeft = (gap: string) => isBlank((answer as Answers | undefined)?.[gap]);
  return some ? gapsOf(question).every(isLeft) : gapsOf(question).some(isLeft);
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** The questions that are still open, in their order. */
export const openQuestions = (form: CompiledForm, answers: Answers): string[] =>
  questionsOf(form).filter((name) =>
    isOpen(questionOf(form, name), answers[name], form.uiSchema[name]?.['ui:options']?.some as boolean | undefined),
  );

/** Whether something in a form may be listened to only so often. */
export const limitedIn = (uiSchema: CompiledForm['uiSchema']): boolean =>
  [
    ...Object.values(uiSchema).map((control) => control?.['ui:options'] as Shown | undefined),
    ...groupsOf(uiSchema),
  ].some((shown) => shown?.media?.some(({ plays }) => plays));

export const groupsOf = ({ 'ui:groups': groups = [] }: CompiledForm['uiSchema']): Group[] => groups;
