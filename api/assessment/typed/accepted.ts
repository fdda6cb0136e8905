import type { Schema } from '#schemas/dialect.ts';
import type { Text } from '#schemas/localize.ts';
import { answersOf, mostAnswers, readPattern } from '#schemas/questions/answer_pattern.ts';
import { bilingualHtml, list, object } from '../author.ts';
import type { Issue } from '../define.ts';
import { normalise } from '../text/normalise.ts';

/** Typed answers that are worth something, or expected mistakes (weight 0) that deserve a word. */
export interface Accepted {
  /** One answer, or a pattern of several. */
  text: string;
  weight?: number;
  feedback?: Text;
}

/** How strictly typed answers are read. */
export interface Reading {
  case_sensitive?: boolean;
  /** What a misspelt answer earns of its weight. */
  misspelling?: number;
  /** Digits are not the same as number words. */
  numbers_in_words?: boolean;
  /** Greetings and names may stand around the answer. */
  greetings?: boolean;
}

export const misspellingWorth = 0.5;
/** What an answer earns of its weight that lacks nothing but an apostrophe. */
export const apostropheWorth = 0.8;
export const mostAccepted = 200;
/** As many answers as all patterns of a blank may make. */
const mostInAll = 1000;
const longestPattern = 500;

export const acceptedSchema: Schema = list(
  'Accepted answers',
  object(
    'Accepted answer',
    {
      text: {
        title: 'Text',
        type: 'string',
        maxLength: longestPattern,
        'x-answers': true,
        description: 'questions.help.accepted',
      },
      weight: { title: 'Worth', type: 'number', minimum: 0, maximum: 1, default: 1 },
      feedback: bilingualHtml('Feedback'),
    },
    ['text'],
  ),
  mostAccepted,
);

export const readingSchema: Record<string, Schema> = {
  case_sensitive: { title: 'Capitals matter', type: 'boolean', default: false },
  misspelling: {
    title: 'Worth of a misspelt answer',
    type: 'number',
    minimum: 0,
    maximum: 1,
    default: misspellingWorth,
  },
  numbers_in_words: { title: 'Numbers must be written in words', type: 'boolean', default: false },
};

export const greetingsSchema: Schema = { title: 'Greetings and names may be added', type: 'boolean', default: false };

export const weightOf = ({ weight = 1 }: Accepted) => weight;

export const best = (variants: Accepted[]): Accepted | undefined =>
  variants.toSorted((one, other) => weightOf(other) - weightOf(one))[0];

/** An answer that earns all. */
export const fullAnswer = (accepted: Accepted[]): string => answersOf(best(accepted)?.text ?? '')[0] ?? '';

/**
 * Nothing earns all points, a pattern that cannot be read, an answer that is empty or that nobody can type, or one answer
 * with two worths.
 */
export function checkAccepted(accepted: Accepted[], reading: Reading, path: string, longest: number): Issue[] {
  const issues: Issue[] = accepted.some((variant) => weightOf(variant) === 1 && variant.text.trim())
    ? []
    : [{ path, rule: 'no_accepted' }];
  const known = new Map<string, { at: number; variant: Accepted }>();
  for (const [at, variant] of accepted.entries()) {
    const { text } = variant;
    const place = `${path}.${at}.text`;
    const read = readPattern(text);
    if ('fault' in read) {
      issues.push({ path: place, rule: read.fault, params: { text, limit: mostAnswers } });
      continue;
    }
    const long = read.answers.find((answer) => answer.length > longest);
    if (long) issues.push({ path: place, rule: 'accepted_too_long', params: { text: long, limit: longest } });
    const same = read.answers.map((answer) => normalise(answer, reading.case_sensitive));
    if (!same.every(Boolean)) issues.push({ path: place, rule: 'accepted_empty' });
    const twice = same.find((answer) => clashes(known.get(answer), { at, variant, alone: same.length === 1 }));
    if (twice) issues.push({ path: place, rule: 'same_accepted', params: { text: twice } });
    for (const answer of same) known.set(answer, { at, variant });
  }
  return known.size > mostInAll ? [...issues, { path, rule: 'accepted_many', params: { limit: mostInAll } }] : issues;
}

interface Place {
  at: number;
  variant: Accepted;
}

/** One answer written twice; patterns may overlap where they are worth the same. */
const clashes = (before: Place | undefined, now: Place & { alone: boolean }): boolean =>
  before !== undefined && before.at !== now.at && (now.alone || weightOf(before.variant) !== weightOf(now.variant));
