import { type Distribution, levels, normalised } from './scale.ts';

/** How many can-do statements the self-assessment has, from the easiest to the hardest. */
const statements = 6;

/** In levels: wide enough that a wrong self-assessment costs a few questions and hinders nobody. */
const spread = 3;

/**
 * What is believed before the first question: mildly what students say of themselves.
 * @param can for each statement whether the student can do it; null when it was not asked
 */
export function priorOf(can: boolean[] | null): Distribution {
  if (can === null) return normalised(levels.map(() => 1));
  const stated = (can.filter(Boolean).length / statements) * (levels.length - 1);
  return normalised(levels.map((level) => Math.exp(-(((level - stated) / spread) ** 2) / 2)));
}
