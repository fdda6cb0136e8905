import { statements } from '#schemas/placement/self_assessment.ts';
import { type Distribution, levels, normalise } from './scale.ts';

/** In levels: wide enough that a wrong self-assessment costs a few questions. */
const spread = 3;

/**
 * The share of the belief that ignores the self-assessment, so that answers soon outweigh one that is wrong by the
 * whole course.
 */
const doubt = 0.2;

/**
 * The belief before the first question: a mild weight for the self-assessment.
 * @param can for each statement whether the student can do it; null when it was not asked
 */
export function priorOf(can: boolean[] | null): Distribution {
  const flat = normalise(levels.map(() => 1));
  if (can === null) return flat;
  const statedLevel = (can.filter(Boolean).length / statements.length) * (levels.length - 1);
  const assessed = normalise(levels.map((level) => Math.exp(-(((level - statedLevel) / spread) ** 2) / 2)));
  return levels.map((level) => (1 - doubt) * (assessed[level] as number) + doubt * (flat[level] as number));
}
