import type { ConsecutiveClass } from '#schemas/types/entities/consecutive_classes.ts';
import { type Line, minutesOf } from '../week/places.ts';

export interface Candidate {
  first: Line;
  second: Line;
}

/** Classes with a longer pause between them are not one after the other. */
const longestPause = 30;

/** The lines that could be taken together and are not yet: of each the next one of its level on its day. */
export function candidatesOf(
  lines: Line[],
  pairs: Pick<ConsecutiveClass, 'first_schedule_id' | 'second_schedule_id'>[],
): Candidate[] {
  const pairedIds = new Set(pairs.flatMap((pair) => [pair.first_schedule_id, pair.second_schedule_id]));
  const free = lines.filter(
    ({ id, status, level_id }) => status === 'active' && level_id !== null && !pairedIds.has(id),
  );
  const begin = ({ start_time }: Line) => minutesOf(start_time);
  return free
    .toSorted((one, other) => begin(one) - begin(other))
    .flatMap((first) => {
      const end = begin(first) + first.minutes;
      const second = free.find(
        (other) =>
          other.weekday === first.weekday &&
          other.level_id === first.level_id &&
          begin(other) >= end &&
          begin(other) <= end + longestPause,
      );
      return second ? [{ first, second }] : [];
    });
}
