import { statements } from '#schemas/self_assessment.ts';
import { type Distribution, levels, normalised } from './scale.ts';

/** In levels: wide enough that a wrong self-assessment costs a few questions. */
const spread = 3;

/** So much is believed as if nothing had been said, so that answers soon outweigh who errs by the whole course. */
const doubt = 0.2;

/**
 * What is believed before the first question: mildly what students say of themselves.
 * @param can for each statement whether the student can do it; null when it was not asked
 */
export function priorOf(can: boolean[] | null): Distribution {
  const flat = normalised(levels.map(() => 1));
  if (can === null) return flat;
  const stated = (can.filter(Boolean).length / statements.length) * (levels.length - 1);
  const said = normalised(levels.map((level) => Math.exp(-(((level - stated) / spread) ** 2) / 2)));
  return levels.map((level) => (1 - doubt) * (said[level] as number) + doubt * (flat[level] as number));
}
