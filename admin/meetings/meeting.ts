import { timeSpan } from '#schemas/dates.ts';
import type { ResultOf } from '#schemas/queries.ts';
import type { Entities } from '#schemas/types/entities.ts';
import { useWallClock } from '../schema/wall_clock.ts';

export { type MeetingEntity, meetingEntities } from '#schemas/meeting_pages.ts';

export type Meeting = Pick<
  Entities['classes']['row'],
  'id' | 'starts_at' | 'ends_at' | 'status' | 'capacity' | 'taken' | 'staff_id'
>;

export type Seat = ResultOf<'classes', 'roster'>['seats'][number];

/** When a meeting is: its day ("Lunes 23 de noviembre de 2026") and its hours. */
export function useWhen() {
  const { locale, zones, dayOf } = useWallClock();
  return ({ starts_at, ends_at }: Pick<Meeting, 'starts_at' | 'ends_at'>) => ({
    ...dayOf(starts_at),
    hours: timeSpan(starts_at, ends_at, locale, zones),
  });
}
