import type { Text } from '#schemas/localize.ts';
import type { Option } from '../options.ts';
import { type Correction, english, joinUnchanged, type Step, same, stepOf } from './correction.ts';

interface ChosenOption {
  options: { id: string; text: Text }[];
  chosen: string[];
  correct: string[];
}

/** Options whose words are English. */
export const inEnglish = (options: Option[]) => options.map(({ id, text }) => ({ id, text: english(text) }));

const blank = /_{2,}/;

/** All options as they stood there, the wrong choice struck and the right one marked. */
export const markOptions = ({ options, chosen, correct }: ChosenOption): Correction => ({
  lines: options.map(({ id, text }) => ({ steps: [markOf(text, chosen.includes(id), correct.includes(id))] })),
});

function markOf(text: Text, isChosen: boolean, isCorrect: boolean): Step {
  if (isCorrect) return isChosen ? { mark: 'right', text } : { mark: 'missing', instead: text };
  return { mark: isChosen ? 'wrong' : 'same', text };
}

/** The same inside the question's text where that has one blank, which the right option fills. */
export function markChoice(text: string | undefined, choice: ChosenOption): Correction {
  const [before = '', after, ...more] = (text ?? '').split(blank);
  if (after === undefined || more.length > 0) return markOptions(choice);
  const nameOf = (ids: string[]) => choice.options.find(({ id }) => ids.includes(id))?.text.en ?? '';
  const isRight = choice.chosen.some((id) => choice.correct.includes(id));
  const step = stepOf(isRight, nameOf(choice.chosen), nameOf(choice.correct));
  return { lines: [{ steps: joinUnchanged([same(before), step, same(after)]) }], has_text: true };
}
