import type { Text } from '#schemas/localize.ts';
import { memberOf } from '../answer.ts';
import { nameOf, type PicturedOption } from '../pictures.ts';
import type { RowKey } from '../rows.ts';
import type { Correction, Step } from './correction.ts';

/**
 * Lines that are answered by themselves, each with what was chosen for it.
 * @param wordsOf an answer to a line in words; null for none
 */
export const markRows = (
  rows: PicturedOption[],
  keys: RowKey[],
  answer: unknown,
  wordsOf: (value: unknown) => Text | null,
): Correction => ({
  lines: rows.map((row) => {
    const correct = keys.find(({ id }) => id === row.id)?.correct;
    const value = memberOf(answer, row.id);
    return { line: nameOf(row), steps: [stepOf(value, correct, wordsOf)] };
  }),
});

function stepOf(value: unknown, correct: string | undefined, wordsOf: (value: unknown) => Text | null): Step {
  const [text, instead] = [wordsOf(value), wordsOf(correct) ?? {}];
  if (!text) return { mark: 'missing', instead };
  return value === correct ? { mark: 'right', text } : { mark: 'wrong', text, instead };
}
