import type { Token } from '#schemas/questions/controls.ts';
import { type Correction, joinUnchanged, type Step, same } from './correction.ts';

/**
 * A text word by word.
 * @param stepsAt what became of a word: undefined where it stands as it should, no step where another word's has taken it in
 */
export function markWords(tokens: Token[], stepsAt: (token: Token) => Step[] | undefined): Correction {
  const words = tokens.map((token) => stepsAt(token) ?? [same(token.text)]).filter((steps) => steps.length > 0);
  return {
    lines: [{ steps: joinUnchanged(words.flatMap((steps, at) => (at > 0 ? [same(' '), ...steps] : steps))) }],
    has_text: true,
  };
}
