import type { DateSelectInfo } from '@fullcalendar/react';
import { weekdayOf } from '#schemas/days.ts';

/** What a click selects is the grid's shortest span, and says no length. */
const shortest = 30;

/**
 * What a selection of days or hours says of what is added there: a meeting's day and hours, or those that a series of
 * private classes begins with.
 * @param usual the length of a meeting of which none was said
 */
export function prefilledBy(
  { start, end, allDay }: Pick<DateSelectInfo, 'start' | 'end' | 'allDay'>,
  adds: string,
  usual: number,
) {
  const wall = start.toISOString();
  const span = (end.getTime() - start.getTime()) / 60_000;
  const hours = allDay ? {} : { start_time: wall.slice(11, 16), minutes: span > shortest ? span : usual };
  if (adds !== 'particular_classes') return { local_date: wall.slice(0, 10), ...hours };
  const weekday = weekdayOf(wall.slice(0, 10));
  const isTaught = weekday !== 'saturday' && weekday !== 'sunday';
  return { start_date: wall.slice(0, 10), ...hours, ...(isTaught && { days: [weekday] }) };
}
