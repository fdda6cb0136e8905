import type { Schema } from '#schemas/dialect.ts';
import { locales, type Text } from '#schemas/localize.ts';
import { say } from '../words.ts';
import { localized, object } from './author.ts';

/** What a student is told after answering, by result. */
export interface Feedback {
  correct?: Text;
  incorrect?: Text;
}

export const feedbackSchema: Schema = object('Feedback', {
  correct: localized('When right'),
  incorrect: localized('When wrong'),
});

/** The texts that are there, in their order and each once. */
export const told = (...texts: (Text | undefined)[]): Text[] => [
  ...new Map(texts.flatMap((text) => (text?.es || text?.en ? [[JSON.stringify(text), text]] : []))).values(),
];

/** What the author says to a score. */
export const byResult = (feedback: Feedback | undefined, score: number): Text | undefined =>
  score === 1 ? feedback?.correct : feedback?.incorrect;

/** A sentence of ours in both languages. */
export const sentence = (key: string, params?: Record<string, unknown>): Text =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale, `questions.${key}`, params)]));
