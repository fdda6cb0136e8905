import type { Locale } from './localize.ts';

type Moment = string | Date | null | undefined;

/** The time zone for display, and the school's: where they differ, the zone's name is shown. */
export interface Zones {
  /** An IANA name; the viewer's own when absent. */
  zone?: string;
  school?: string;
  /** Whether the zone's name is shown in any case, as in a letter, which may be read anywhere. */
  named?: boolean;
}

// Node and browsers come with different editions of the languages' data: only what is in no language is asked of them.

export const monthNames: Record<Locale, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** The parts of a date in words, and how they are put together. */
const styles = {
  es: {
    date: ({ day, month, year }: Parts) => `${day} de ${monthOf(month, 'es')} de ${year}`,
    monthDay: ({ day, month }: Parts) => `${day} de ${monthOf(month, 'es')}`,
    shortDay: ({ day, month }: Parts) => `${day} ${monthOf(month, 'es').slice(0, 3)}`,
    time: ({ hour, minute, second }: Parts) => [hour, minute, second].map(two).join(':'),
    hours: ({ hour, minute }: Pick<Parts, 'hour' | 'minute'>) => `${two(hour)}:${two(minute)}`,
    dateTime: (date: string, time: string) => `${date}, ${time}`,
    zone: (place: string) => `hora de ${place}`,
  },
  en: {
    date: ({ day, month, year }: Parts) => `${monthOf(month, 'en')} ${day}, ${year}`,
    monthDay: ({ day, month }: Parts) => `${monthOf(month, 'en')} ${day}`,
    shortDay: ({ day, month }: Parts) => `${monthOf(month, 'en').slice(0, 3)} ${day}`,
    time: ({ hour, minute, second }: Parts) =>
      `${[hour % 12 || 12, minute, second].map(two).join(':')} ${hour < 12 ? 'AM' : 'PM'}`,
    hours: ({ hour, minute }: Pick<Parts, 'hour' | 'minute'>) =>
      `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
    dateTime: (date: string, time: string) => `${date} at ${time}`,
    zone: (place: string) => `${place} time`,
  },
};

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

const monthOf = (month: number, locale: Locale) => monthNames[locale][month - 1] ?? '';
const two = (number: number) => String(number).padStart(2, '0');

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a format is slow: one is cached for each zone. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const options = { hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, ...parts, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

function partsOf(moment: string | Date, timeZone: string | undefined): Parts {
  const parts = clockOf(timeZone).formatToParts(new Date(moment));
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Parts;
}

/** A calendar date ('2026-11-21') is no moment: it is formatted as it stands, in no time zone. */
const isDay = (moment: Moment) => typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);

/** Month name, day and year; '' for nothing. */
export const longDate = (moment: Moment, locale: Locale, { zone }: Zones = {}): string =>
  moment ? styles[locale].date(partsOf(moment, isDay(moment) ? 'UTC' : zone)) : '';

/** The long date and the time, with the zone's name where it is not the school's. */
export function longDateTime(moment: Moment, locale: Locale, zones: Zones = {}): string {
  if (!moment) return '';
  const { date, time: clock, dateTime } = styles[locale];
  const parts = partsOf(moment, zones.zone);
  return withZone(dateTime(date(parts), clock(parts)), locale, zones);
}

/** Hours, minutes and seconds, with the zone's name where it is not the school's. */
export const time = (moment: Moment, locale: Locale, zones: Zones = {}): string =>
  moment ? withZone(styles[locale].time(partsOf(moment, zones.zone)), locale, zones) : '';

/** Hour and minute, with the zone's name where it is not the school's. */
export const hourOf = (moment: string, locale: Locale, zones: Zones = {}): string =>
  withZone(styles[locale].hours(partsOf(moment, zones.zone)), locale, zones);

/** From when to when on one day, in hours and minutes, with the zone's name where it is not the school's. */
export function timeSpan(from: string, until: string, locale: Locale, zones: Zones = {}): string {
  const [start, end] = [from, until].map((moment) => hourMinute(moment, locale, zones.zone));
  return withZone(`${start} – ${end}`, locale, zones);
}

/** Hours and minutes of a moment. */
export const hourMinute = (moment: string | Date, locale: Locale, zone?: string): string =>
  styles[locale].hours(partsOf(moment, zone));

/** The calendar date of a moment in a time zone: `2026-11-22`. */
export const dayOf = (moment: string, zone?: string): string => stamp(moment, zone).slice(0, 10);

/** An hour on the school's wall ('19:00:00') as each language writes it: 19:00, 7:00 PM. */
export function clockTime(text: string, locale: Locale): string {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return styles[locale].hours({ hour, minute });
}

/** `2026-11-22 14:05:00`, which a spreadsheet takes for a moment; '' for nothing. */
export function stamp(moment: Moment, zone?: string): string {
  if (!moment) return '';
  const { year, month, day, hour, minute, second } = partsOf(moment, zone);
  return `${year}-${two(month)}-${two(day)} ${[hour, minute, second].map(two).join(':')}`;
}

/** Month name and day, in UTC. */
export const monthDayUtc = (moment: Moment, locale: Locale): string =>
  moment ? styles[locale].monthDay(partsOf(moment, 'UTC')) : '';

/** A calendar date where there is little room: 23 nov, Nov 23. */
export const shortDay = (day: Moment, locale: Locale): string =>
  day ? styles[locale].shortDay(partsOf(day, 'UTC')) : '';

function withZone(text: string, locale: Locale, { zone, school, named }: Zones): string {
  const shown = zone ?? clockOf(undefined).resolvedOptions().timeZone;
  return named || (school && shown !== school) ? `${text} (${zoneName(shown, locale)})` : text;
}

/** Places that are called otherwise in Spanish, or are written with their accents. */
const spanish: Record<string, string> = {
  'Mexico City': 'Ciudad de México',
  'New York': 'Nueva York',
  'Los Angeles': 'Los Ángeles',
  Bogota: 'Bogotá',
  Panama: 'Panamá',
  Cancun: 'Cancún',
  Merida: 'Mérida',
  'Sao Paulo': 'São Paulo',
  Asuncion: 'Asunción',
  London: 'Londres',
  Paris: 'París',
  Berlin: 'Berlín',
  Tokyo: 'Tokio',
};

/** A time zone as people call it: by its place, 'Europe/Madrid' by Madrid; one without a place by its own name. */
export function zoneName(zone: string, locale: Locale): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  if (!zone.includes('/') || zone.startsWith('Etc/')) return place;
  return styles[locale].zone((locale === 'es' && spanish[place]) || place);
}

/** What a zone's clocks show at a moment, as `2026-11-22T14:05:00`. */
export const wallTime = (moment: Moment, zone: string): string => stamp(moment, zone).replace(' ', 'T');
