import type { Schema } from '#schemas/dialect.ts';
import { locales, type Text } from '#schemas/localize.ts';
import { say } from '../engine/words/words.ts';
import { bilingualHtml, object } from './author.ts';

/** Feedback after an answer, by result. */
export interface Feedback {
  correct?: Text;
  /** Without it, a partly right answer gets the feedback for a wrong one. */
  partial?: Text;
  incorrect?: Text;
  /** Said whatever the result. */
  general?: Text;
}

export const feedbackSchema: Schema = object('Feedback', {
  correct: bilingualHtml('When right'),
  partial: bilingualHtml('When partly right'),
  incorrect: bilingualHtml('When wrong'),
  general: bilingualHtml('Always'),
});

/** The texts that are there, in their order and each once. */
export const feedbackTexts = (...texts: (Text | undefined)[]): Text[] => [
  ...new Map(texts.flatMap((text) => (text?.es || text?.en ? [[JSON.stringify(text), text]] : []))).values(),
];

/** What the author says to a score. */
export function byResult({ correct, partial, incorrect, general }: Feedback = {}, score = 0): (Text | undefined)[] {
  const wrong = score > 0 && (partial?.es || partial?.en) ? partial : incorrect;
  return [score === 1 ? correct : wrong, general];
}

/** A sentence of ours in both languages. */
export const sentence = (key: string, params?: Record<string, unknown>): Text =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale, `questions.${key}`, params)]));
