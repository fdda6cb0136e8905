import { adaptiveMinutes } from '#schemas/placement/duration.ts';
import { estimateOf } from './estimate.ts';
import type { Item } from './item.ts';
import type { Distribution } from './scale.ts';

export interface Limits {
  /** No proposal rests on fewer questions that count. */
  least: number;
  most: number;
  minutes: number;
  /** The test may stop when the best level and its neighbours hold so much of the probability. */
  certainty: number;
}

/** What holds where a form says nothing else. */
export const limits: Limits = { least: 15, most: 40, minutes: adaptiveMinutes, certainty: 0.95 };

export type Reason = 'certain' | 'questions' | 'time';

/**
 * Why no further question is asked.
 * @param minutes how long the test has taken
 * @returns null while it goes on
 */
export function reasonToStop(
  asked: Item[],
  belief: Distribution,
  minutes: number,
  limit: Limits = limits,
): Reason | null {
  if (minutes >= limit.minutes) return 'time';
  if (asked.length >= limit.most) return 'questions';
  const countedItems = asked.filter(({ pilot }) => !pilot).length;
  return countedItems >= limit.least && estimateOf(belief).near >= limit.certainty ? 'certain' : null;
}
