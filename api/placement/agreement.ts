/** How often one judgement of a student's level went with another. */
interface Pair {
  first: number;
  second: number;
  count: number;
}

/** How well two judgements of the same students agree, in levels. */
interface Agreement {
  count: number;
  /** Shares of those with the same level, and with the same or a neighbouring one. */
  exact: number;
  near: number;
  /** How much higher the second judgement is on average. */
  bias: number;
  /**
   * Cohen's kappa with quadratic weights: 1 full agreement, 0 as chance has it; null where nobody differs from anybody.
   * Cohen (1968), Weighted kappa, Psychological Bulletin 70(4).
   */
  kappa: number | null;
}

/** @returns null where nobody was judged twice */
export function agreementOf(pairs: Pair[]): Agreement | null {
  const count = total(pairs, () => 1);
  if (count === 0) return null;
  const apart = ({ first, second }: Pair) => second - first;
  const square = (pair: Pair) => apart(pair) ** 2;
  return {
    count,
    exact: total(pairs, (pair) => (apart(pair) === 0 ? 1 : 0)) / count,
    near: total(pairs, (pair) => (Math.abs(apart(pair)) <= 1 ? 1 : 0)) / count,
    bias: total(pairs, apart) / count,
    kappa: kappaOf(total(pairs, square) / count, chanceOf(pairs, count)),
  };
}

const total = (pairs: Pair[], value: (pair: Pair) => number): number =>
  pairs.reduce((sum, pair) => sum + pair.count * value(pair), 0);

/** The mean square that would be if the one judgement knew nothing of the other. */
const chanceOf = (pairs: Pair[], count: number): number =>
  pairs.reduce((sum, one) => sum + one.count * total(pairs, ({ second }) => (second - one.first) ** 2), 0) / count ** 2;

const kappaOf = (found: number, chance: number) => (chance === 0 ? null : 1 - found / chance);
