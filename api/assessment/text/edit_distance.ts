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
