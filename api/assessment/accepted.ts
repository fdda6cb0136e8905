import type { Schema } from '#schemas/dialect.ts';
import type { Text } from '#schemas/localize.ts';
import { formatted, list, object } from './author.ts';
import type { Grade, Issue } from './define.ts';
import { feedbackTexts, sentence } from './feedback.ts';
import { readings } from './text/contractions.ts';
import { normalise } from './text/normalise.ts';
import { misspells } from './text/spelling.ts';

/** A typed answer that is worth something, or an expected mistake (weight 0) that deserves a word. */
export interface Accepted {
  text: string;
  weight?: number;
  feedback?: Text;
}

/** How strictly typed answers are read. */
export interface Reading {
  case_sensitive?: boolean;
  /** What a misspelt answer earns of its weight. */
  misspelling?: number;
}

const misspellingWorth = 0.5;

export const acceptedSchema = (maxLength: number): Schema =>
  list(
    'Accepted answers',
    object(
      'Accepted answer',
      {
        text: { title: 'Text', type: 'string', maxLength },
        weight: { title: 'Worth', type: 'number', minimum: 0, maximum: 1, default: 1 },
        feedback: formatted('Feedback'),
      },
      ['text'],
    ),
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
};

/**
 * Grades a typed answer: by the best variant that it equals, else the best that it misspells, with feedback on the
 * spelling.
 */
export function judge(answer: string, accepted: Accepted[], { case_sensitive, misspelling }: Reading): Grade {
  const plain = (text: string) => normalise(text, case_sensitive);
  const written = plain(answer);
  if (!written) return { score: 0, feedback: [] };
  const read = new Set(readings(written));
  const same = best(accepted.filter(({ text }) => readings(plain(text)).some((reading) => read.has(reading))));
  if (same) return { score: weightOf(same), feedback: feedbackTexts(same.feedback) };
  const meant = best(accepted.filter(({ text }) => misspells(written, plain(text))));
  const score = meant ? weightOf(meant) * (misspelling ?? misspellingWorth) : 0;
  return { score, feedback: score > 0 ? feedbackTexts(sentence('feedback.misspelt', { answer: answer.trim() })) : [] };
}

/** Whether a variant says what this answer is worth: it equals one, be that an expected mistake, or misspells one. */
export function isForeseen(answer: string, accepted: Accepted[], { case_sensitive }: Reading): boolean {
  const plain = (text: string) => normalise(text, case_sensitive);
  const written = plain(answer);
  const read = new Set(readings(written));
  return accepted.some(
    ({ text }) => readings(plain(text)).some((reading) => read.has(reading)) || misspells(written, plain(text)),
  );
}

const weightOf = ({ weight = 1 }: Accepted) => weight;

const best = (variants: Accepted[]): Accepted | undefined =>
  variants.toSorted((one, other) => weightOf(other) - weightOf(one))[0];

/** The variant that earns all. */
export const fullAnswer = (accepted: Accepted[]): string => best(accepted)?.text ?? '';

/** Nothing earns all points, an empty variant, or one text with two worths. */
export function checkAccepted(accepted: Accepted[], reading: Reading, path: string): Issue[] {
  const issues: Issue[] = accepted.some((variant) => weightOf(variant) === 1 && variant.text.trim())
    ? []
    : [{ path, rule: 'no_accepted' }];
  const texts = new Set<string>();
  for (const [at, { text }] of accepted.entries()) {
    const same = normalise(text, reading.case_sensitive);
    if (!same) issues.push({ path: `${path}.${at}.text`, rule: 'accepted_empty' });
    else if (texts.has(same)) issues.push({ path: `${path}.${at}.text`, rule: 'same_accepted', params: { text } });
    texts.add(same);
  }
  return issues;
}
