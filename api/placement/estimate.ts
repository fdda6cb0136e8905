import type { Estimate } from '#schemas/types/fragments/estimate.ts';
import type { Distribution } from './scale.ts';

/**
 * What a distribution over the levels says in a few figures: the most probable level, how probable it is, and how probable
 * that it is this one or a neighbour of it (`near`); `interval` is the fewest neighbouring levels that hold 95 %, the first
 * and the last of them.
 */
export function estimateOf(belief: Distribution): Estimate {
  const mean = belief.reduce((sum, probability, level) => sum + probability * level, 0);
  const variance = belief.reduce((sum, probability, level) => sum + probability * (level - mean) ** 2, 0);
  const level = belief.indexOf(Math.max(...belief));
  return {
    level,
    probability: belief[level] as number,
    near: nearOf(belief, level),
    mean,
    standard_error: Math.sqrt(variance),
    interval: intervalOf(belief, 0.95),
  };
}

/** How probable a level or a neighbour of it is. */
export const nearOf = (belief: Distribution, level: number): number => between(belief, level - 1, level + 1);

const between = (belief: Distribution, first: number, last: number) =>
  Math.min(
    1,
    belief.slice(Math.max(0, first), last + 1).reduce((sum, probability) => sum + probability, 0),
  );

function intervalOf(belief: Distribution, share: number): [number, number] {
  for (let length = 1; length < belief.length; length += 1) {
    const starts = belief
      .slice(length - 1)
      .map((_, first) => ({ first, held: between(belief, first, first + length - 1) }));
    const best = starts.reduce((one, other) => (other.held > one.held ? other : one));
    if (best.held >= share) return [best.first, best.first + length - 1];
  }
  return [0, belief.length - 1];
}
