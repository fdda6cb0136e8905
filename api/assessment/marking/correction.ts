import type { Text } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import type { Difference } from '../text/alignment.ts';

/**
 * An answer as a teacher marks it: sentences, options or rows with what was answered in their place. A `line` says what the
 * answer belongs to (a statement, the left side of a pair); where the question's text is among them (`has_text`) it need not
 * be shown beside them.
 */
export type Correction = NonNullable<AnswerReview['correction']>;

/**
 * A piece of a corrected line: `text` is what stands or was answered there, `instead` what is right. What was `left` is an
 * error of the text, and nobody's answer.
 */
export type Step = Correction['lines'][number]['steps'][number];

export const english = (text: string): Text => ({ en: text });

export const same = (text: string): Step => ({ mark: 'same', text: english(text) });

/** What was answered in one place; `''` for nothing. */
export function stepOf(isRight: boolean, answered: string, solution: string): Step {
  if (isRight) return { mark: 'right', text: english(answered) };
  if (!answered) return { mark: 'missing', instead: english(solution) };
  return { mark: 'wrong', text: english(answered), instead: english(solution) };
}

/** A sentence of the words of an alignment, which are English. */
export const sentenceOf = (differences: Difference[]): Step[] =>
  inSentence(
    differences.map(({ mark, text, instead }) => ({
      mark,
      ...(text === undefined ? {} : { text: english(text) }),
      ...(instead === undefined ? {} : { instead: english(instead) }),
    })),
  );

/** Words with a space between each two. */
const inSentence = (words: Step[]): Step[] =>
  joinUnchanged(words.flatMap((word, at) => (at > 0 ? [same(' '), word] : [word])));

/** Neighbors that stand as they were are one piece. */
export function joinUnchanged(steps: Step[]): Step[] {
  const pieces: Step[] = [];
  for (const step of steps) {
    const last = pieces.at(-1);
    if (last?.mark === 'same' && step.mark === 'same')
      pieces[pieces.length - 1] = same(`${last.text?.en ?? ''}${step.text?.en ?? ''}`);
    else if (step.mark !== 'same' || step.text?.en) pieces.push(step);
  }
  return pieces;
}
