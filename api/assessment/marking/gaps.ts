import { type Correction, joinUnchanged, type Step, same } from './correction.ts';

const gap = /\{\{([a-z0-9]{1,12})\}\}/;

/** A text with what was written, or chosen, in each of its gaps. */
export function markGaps(text: string, stepAt: (id: string) => Step): Correction {
  const steps = text.split(gap).map((piece, at) => (at % 2 === 0 ? same(piece) : stepAt(piece)));
  return { lines: [{ steps: joinUnchanged(steps) }], has_text: true };
}
