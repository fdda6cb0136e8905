import { answersOf } from '#schemas/questions/answer_pattern.ts';
import type { Word } from '../text/alignment.ts';
import { normalise } from '../text/normalise.ts';
import { type Accepted, fullAnswer, weightOf } from '../typed/accepted.ts';
import { compareDictated } from '../typed/dictated.ts';
import { type Correction, type Step, sentenceOf, stepOf } from './correction.ts';

/** As many accepted answers as a wrong one is compared with. */
const mostCompared = 20;
/** Of what is right, the share that may be wrong in an answer that is corrected word by word. */
const near = 0.5;

/**
 * What was typed beside the accepted answer that is nearest: word by word where the two have enough in common, else the
 * one struck for the other.
 */
export function markTyped(answer: string, accepted: Accepted[], score: number | null): Correction {
  const written = answer.trim();
  const whole = (solution: string): Step[] => [stepOf(score === 1, written, solution)];
  if (score === 1 || !written) return { lines: [{ steps: whole(fullAnswer(accepted)) }] };
  const comparisons = accepted
    .filter((variant) => weightOf(variant) === 1)
    .flatMap(({ text }) => answersOf(text))
    .slice(0, mostCompared)
    .map(wordsOf)
    .map((words) => ({ length: words.length, ...compareDictated(words, wordsOf(written)) }))
    .toSorted((one, other) => one.wrong - other.wrong);
  const [nearest] = comparisons;
  const isNear = nearest && nearest.length > 1 && nearest.wrong <= nearest.length * near;
  return { lines: [{ steps: isNear ? sentenceOf(nearest.difference) : whole(fullAnswer(accepted)) }] };
}

const wordsOf = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, plain: normalise(word) }));
