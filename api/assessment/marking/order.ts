import type { Option } from '../options.ts';
import { align, type Word, wholeWord } from '../text/alignment.ts';
import { type Correction, sentenceOf } from './correction.ts';

/** Two that stand in each other's place were both moved: neither is a wrong word for the other. */
const costOf = () => 2 * wholeWord + 1;

/** Items as they were put, each one that is out of place struck there and marked where it belongs. */
export function markOrder(items: Option[], accepted: string[], answered: string[]): Correction {
  const wordsOf = (ids: string[]): Word[] =>
    ids.flatMap((id) => {
      const item = items.find((one) => one.id === id);
      return item ? [{ text: item.text, plain: id }] : [];
    });
  const { steps } = align(wordsOf(accepted), wordsOf(answered), { costOf });
  // Words make a sentence; phrases stand below each other.
  const isSentence = items.every(({ text }) => !text.trim().includes(' '));
  return { lines: isSentence ? [{ steps: sentenceOf(steps) }] : steps.map((step) => ({ steps: sentenceOf([step]) })) };
}
