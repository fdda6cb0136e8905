import { weekdayOf, weekdays } from '#schemas/days.ts';
import type { Schedule } from '#schemas/types/entities/schedules.ts';

export type Line = Schedule;
/** Where a line stands in the week. */
export type Place = Pick<Line, 'weekday' | 'start_time' | 'minutes'>;

/** The grid's week is any that begins on a Monday: its lines have no dates. */
const monday = Date.UTC(2001, 0, 1);
const minute = 60_000;
const day = 1440 * minute;
const longest = 480;
const shortest = 15;

/** The day of the grid's week on which a weekday stands. */
export const dateOf = (weekday: Line['weekday']) => textOf(monday + weekdays.indexOf(weekday) * day).slice(0, 10);

const textOf = (time: number) => new Date(time).toISOString().slice(0, 19);

/** How many minutes of its day have passed at an hour on the wall. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const beginOf = ({ weekday, start_time }: Place) =>
  monday + weekdays.indexOf(weekday) * day + minutesOf(start_time) * minute;

/** A place as moments of the grid's week, on the wall. */
export const momentsOf = (place: Place) => ({
  start: textOf(beginOf(place)),
  end: textOf(beginOf(place) + place.minutes * minute),
});

/** The place between two moments of the grid's week. */
export function placeBetween(start: Date, end: Date): Place {
  const passed = start.getTime() - monday;
  return {
    weekday: weekdays[Math.floor(passed / day)] ?? 'monday',
    start_time: textOf(start.getTime()).slice(11),
    minutes: Math.min(longest, Math.round((end.getTime() - start.getTime()) / minute)),
  };
}

/** A place some days and minutes away; null where the week or the day ends before. */
export function movePlace(place: Place, { days = 0, minutes = 0 }: { days?: number; minutes?: number }): Place | null {
  const at = weekdays.indexOf(place.weekday) + days;
  const begin = minutesOf(place.start_time) + minutes;
  const weekday = weekdays[at];
  if (!weekday || begin < 0 || begin + place.minutes > 1440) return null;
  return { ...place, weekday, start_time: textOf(monday + begin * minute).slice(11) };
}

/** A place that ends some minutes later; null where it would be too short or too long. */
export function extendPlace(place: Place, minutes: number): Place | null {
  const length = place.minutes + minutes;
  const ends = minutesOf(place.start_time) + length;
  return length < shortest || length > longest || ends > 1440 ? null : { ...place, minutes: length };
}

export const isSamePlace = (one: Place, other: Place) =>
  one.weekday === other.weekday && one.start_time === other.start_time && one.minutes === other.minutes;

type Dates = Partial<Pick<Line, 'start_date' | 'end_date'>>;

/** Whether a line ends before another begins. */
const endsBefore = ({ end_date }: Dates, { start_date }: Dates) =>
  Boolean(end_date && start_date && end_date < start_date);

/** Another line at the same time, and what the two share: their teacher, or their level or band. */
export interface Clash {
  line: Line;
  shared: 'teacher' | 'line';
}

/**
 * The lines that a line could not be together with at a place.
 * @param parallel whether the period lets a level or a band meet several times at once
 */
export function clashesOf(line: Omit<Line, 'id'> & { id?: number }, lines: Line[], parallel: boolean): Clash[] {
  const [begin, end] = [beginOf(line), beginOf(line) + line.minutes * minute];
  const group = ({ level_id, forum_type }: Pick<Line, 'level_id' | 'forum_type'>) => level_id ?? forum_type;
  return lines.flatMap((other): Clash[] => {
    if (other.id === line.id || other.status !== 'active' || line.status !== 'active') return [];
    if (endsBefore(line, other) || endsBefore(other, line)) return [];
    if (beginOf(other) >= end || beginOf(other) + other.minutes * minute <= begin) return [];
    if (other.staff_id === line.staff_id) return [{ line: other, shared: 'teacher' }];
    return !parallel && group(other) === group(line) ? [{ line: other, shared: 'line' }] : [];
  });
}

/** The hours that the grid shows: those of its lines, and at least from seven to ten in the evening. */
export function hoursOf(lines: Line[]) {
  const begin = Math.min(7 * 60, ...lines.map(({ start_time }) => minutesOf(start_time)));
  const end = Math.max(22 * 60, ...lines.map(({ start_time, minutes }) => minutesOf(start_time) + minutes));
  const hour = (minutes: number) => `${String(minutes / 60).padStart(2, '0')}:00:00`;
  return { slotMinTime: hour(Math.floor(begin / 60) * 60), slotMaxTime: hour(Math.ceil(end / 60) * 60) };
}

/** The next date of a line, today or later. */
export function nextDateOf({ weekday, start_date }: Pick<Line, 'weekday'> & Dates, today: string): string {
  const first = start_date && start_date > today ? start_date : today;
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first)) + 7) % 7;
  return new Date(Date.parse(first) + ahead * day).toISOString().slice(0, 10);
}
