/** What `x-earliest` and `x-latest` say: a day, or the present one. */
export const boundOf = (bound: string, now = new Date()): string =>
  bound === 'today' ? now.toISOString().slice(0, 10) : bound;

/** Whether a text is a day of the calendar as YYYY-MM-DD, which has no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The keyword whose sentence says what is wrong with a format: how to write a day is shown wherever one is asked for. */
export const keywordOfFormat = (format: unknown): string => (format === 'date' ? 'date' : 'format');

/** The days of a week, which begins on Monday, as in ISO 8601. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

/** The weekday of a day of the calendar, as `2026-11-22`. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday;
