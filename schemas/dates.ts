import type { Locale } from './localize.ts';

type Moment = string | Date | null | undefined;
type Options = Intl.DateTimeFormatOptions;

const long: Options = { year: 'numeric', month: 'long', day: 'numeric' };
const clock: Options = { hour: '2-digit', minute: '2-digit', second: '2-digit' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow: one is kept for each locale and set of options. */
function draw(moment: Moment, locale: Locale, options: Options): string {
  if (!moment) return '';
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format.format(new Date(moment));
}

/** A calendar date ('2026-11-21') is no moment: it is drawn as it stands, in no time zone. */
const isDay = (moment: Moment) => typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);

/** Month name, day and year. `timeZone` is an IANA name; the viewer's own when absent. */
export const longDate = (moment: Moment, locale: Locale, timeZone?: string) =>
  draw(moment, locale, { ...long, timeZone: isDay(moment) ? 'UTC' : timeZone });

/** The long date and the time. */
export const longDateTime = (moment: Moment, locale: Locale, timeZone?: string) =>
  draw(moment, locale, { ...long, ...clock, timeZone });

/** Hours, minutes and seconds. */
export const time = (moment: Moment, locale: Locale, timeZone?: string) => draw(moment, locale, { ...clock, timeZone });

/** Month name and day, in UTC. */
export const monthDayUtc = (moment: Moment, locale: Locale) =>
  draw(moment, locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The long date and the time, in UTC. */
export const longDateTimeUtc = (moment: Moment, locale: Locale) => longDateTime(moment, locale, 'UTC');
