import { weekdayOf } from '#schemas/days.ts';

/**
 * Days of a calendar as `2026-11-22`, without hours and zones: when a day's meeting begins is the database's to say, whose
 * knowledge of zones may be newer than ours.
 */

const day = 86_400_000;

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isFirstOfMonth = (date: string) => Number(date.slice(8)) <= 7;

/** The days from one on, without end. */
function* daysFrom(date: string): Generator<string> {
  for (let time = Date.parse(date); ; time += day) yield textOf(time);
}

export interface Pattern {
  start_date: string;
  /** Weekdays, in any order. */
  days: string[];
  /** How many meetings there are. */
  recurrences: number;
  /** Each week, or of each month the weekdays' dates within its first seven days. */
  unit: 'weekly' | 'monthly';
}

/** No series is longer: whoever asks for more dates than these have is answered those that there are. */
const longest = 366 * 25;

/**
 * The dates of a series of private classes. One that falls on a holiday is made up for at the end.
 * @returns the dates, and the holidays that were left out on the way
 */
export function datesOfSeries({ start_date, days, recurrences, unit }: Pattern, holidays: ReadonlySet<string>) {
  const dates: string[] = [];
  const skipped: string[] = [];
  let seen = 0;
  for (const date of daysFrom(start_date)) {
    seen += 1;
    if (dates.length === recurrences || seen > longest) break;
    if (!days.includes(weekdayOf(date)) || (unit === 'monthly' && !isFirstOfMonth(date))) continue;
    (holidays.has(date) ? skipped : dates).push(date);
  }
  return { dates, skipped };
}

interface Line {
  weekday: string;
  start_date?: string | null;
  end_date?: string | null;
}

/**
 * The dates of a line of a timetable in its period, both ends included; a line may begin later and end earlier.
 * @returns the dates, and the holidays that were left out
 */
export function datesOfLine(
  line: Line,
  period: { start_date: string; end_date: string },
  holidays: ReadonlySet<string>,
) {
  const dates: string[] = [];
  const skipped: string[] = [];
  const first = [period.start_date, line.start_date ?? ''].sort().at(-1) as string;
  for (const date of daysFrom(first)) {
    if (date > period.end_date || (line.end_date && date > line.end_date)) break;
    if (weekdayOf(date) === line.weekday) (holidays.has(date) ? skipped : dates).push(date);
  }
  return { dates, skipped };
}
