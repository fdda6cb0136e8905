/** Another form of the word is a mistake of grammar, which a slip of the keyboard must not excuse. */
const inflections = ['s', 'es', 'd', 'ed', 'ing', 'n', 'en', 'r', 'er', 'st', 'est', 'ly', 'y', "'s"];

/**
 * Whether a text is another one misspelt: the same number of words, each the same or a slip of it, and no more
 * than one slip in four words. Both are normalised.
 */
export function misspells(answer: string, meant: string): boolean {
  const [written, wanted] = [answer.split(' '), meant.split(' ')];
  if (written.length !== wanted.length) return false;
  const different = wanted.filter((word, at) => word !== written[at]);
  if (different.length === 0 || different.length > Math.ceil(wanted.length / 4)) return false;
  return wanted.every((word, at) => word === written[at] || isSlip(written[at] ?? '', word));
}

/** A letter missing, added, changed or swapped with its neighbour, in a word of four letters or more; two from nine on. */
function isSlip(written: string, meant: string): boolean {
  if (meant.length < 4 || written[0] !== meant[0] || isInflection(written, meant)) return false;
  return distance(written, meant) <= (meant.length > 8 ? 2 : 1);
}

const isInflection = (one: string, other: string) =>
  inflections.some((ending) => one === other + ending || other === one + ending);

/** Edits between two words, a swap of neighbours counting as one (optimal string alignment). */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min(cell(last, at) + 1, cell(next, at - 1) + 1, cell(last, at - 1) + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, cell(before, at - 2) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return cell(last, other.length);
}

const cell = (row: number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
