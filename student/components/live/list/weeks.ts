import { longDate } from '#schemas/dates.ts';
import type { Locale } from '#schemas/localize.ts';
import { dayAfter } from './day_names.ts';

/** Monday first. */
const column = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
export const nextMonth = (day: string) => firstOf(dayAfter(firstOf(day), 31));
export const monthBefore = (day: string) => firstOf(dayAfter(firstOf(day), -1));
export const mondayOf = (day: string) => dayAfter(day, -column(day));

/** The seven days that begin with a Monday. */
export const weekOf = (monday: string): string[] => Array.from({ length: 7 }, (_, at) => dayAfter(monday, at));

/** The weeks of a month, with the days before and after it that fill them. */
function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  for (let monday = mondayOf(month); monday < nextMonth(month); monday = dayAfter(monday, 7))
    weeks.push(weekOf(monday));
  return weeks;
}

/** The weeks of a month that are not over: on a day that is over nothing is to come. */
export const weeksFrom = (today: string, month: string): string[][] =>
  weeksOf(month).filter((week) => String(week.at(-1)) >= today);

/** A month by its name and year. */
export const monthName = (day: string, locale: Locale): string =>
  longDate(firstOf(day), locale).replace(/^1 de | 1,/, '');
