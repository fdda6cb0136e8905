/** One step from what was said to what was written. `text` is what was written, `instead` what was said. */
export interface Difference {
  mark: 'same' | 'wrong' | 'missing' | 'extra';
  text?: string;
  instead?: string;
}

export interface Word {
  /** As it stands. */
  text: string;
  /** As it is compared. */
  plain: string;
}

/** The least steps from the words that were said to those that were written, in their order. */
export function align(expected: Word[], written: Word[]): Difference[] {
  const costs = costsOf(expected, written);
  const cost = (row: number, at: number) => costs[row]?.[at] ?? Number.POSITIVE_INFINITY;
  const steps: Difference[] = [];
  let [row, at] = [expected.length, written.length];
  while (row > 0 || at > 0) {
    const [wanted, word] = [expected[row - 1], written[at - 1]];
    const same = wanted?.plain === word?.plain;
    if (wanted && word && cost(row, at) === cost(row - 1, at - 1) + (same ? 0 : 1)) {
      steps.push(same ? { mark: 'same', text: word.text } : { mark: 'wrong', text: word.text, instead: wanted.text });
      row -= 1;
      at -= 1;
    } else if (wanted && cost(row, at) === cost(row - 1, at) + 1) {
      steps.push({ mark: 'missing', instead: wanted.text });
      row -= 1;
    } else {
      steps.push({ mark: 'extra', text: word?.text });
      at -= 1;
    }
  }
  return steps.reverse();
}

/** For each beginning of one and of the other, how many steps lie between them. */
function costsOf(expected: Word[], written: Word[]): number[][] {
  const costs = [Array.from({ length: written.length + 1 }, (_, at) => at)];
  for (const [row, wanted] of expected.entries()) {
    const before = costs[row] as number[];
    const next = [row + 1];
    for (const [at, word] of written.entries()) {
      const replaced = (before[at] as number) + (wanted.plain === word.plain ? 0 : 1);
      next.push(Math.min(replaced, (before[at + 1] as number) + 1, (next[at] as number) + 1));
    }
    costs.push(next);
  }
  return costs;
}
