import { describe, expect, test } from 'vitest';
import {
  clockTime,
  dayOf,
  hourOf,
  longDate,
  longDateTime,
  monthDayUtc,
  shortDay,
  stamp,
  time,
  timeSpan,
} from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import { listed } from '#schemas/lists.ts';
import { decimal, percent } from '#schemas/numbers.ts';
import { relative } from '#schemas/relative.ts';

const moment = '2026-03-08T07:05:09.000Z';
const mexico = { zone: 'America/Mexico_City', school: 'America/Mexico_City' };
const madrid = { zone: 'Europe/Madrid', school: 'America/Mexico_City' };

describe('dates', () => {
  test('are long: month name, day, year', () => {
    expect(longDate(moment, 'en', mexico)).toBe('March 8, 2026');
    expect(longDate(moment, 'es', mexico)).toBe('8 de marzo de 2026');
    expect(monthDayUtc(moment, 'en')).toBe('March 8');
    expect(monthDayUtc('2026-12-31T23:59:59Z', 'es')).toBe('31 de diciembre');
    expect([shortDay('2026-11-23', 'es'), shortDay('2026-11-23', 'en')]).toEqual(['23 nov', 'Nov 23']);
  });

  test('of a calendar are drawn as they stand in every zone', () => {
    expect(longDate('2026-01-01', 'en', { zone: 'America/Los_Angeles' })).toBe('January 1, 2026');
  });

  test('have their time behind them, with seconds', () => {
    expect(longDateTime(moment, 'en', mexico)).toBe('March 8, 2026 at 01:05:09 AM');
    expect(longDateTime(moment, 'es', mexico)).toBe('8 de marzo de 2026, 01:05:09');
    expect(longDateTime('2026-03-08T19:00:00Z', 'en', { zone: 'UTC' })).toBe('March 8, 2026 at 07:00:00 PM');
    expect(longDateTime('2026-03-08T00:00:00Z', 'es', { zone: 'UTC' })).toBe('8 de marzo de 2026, 00:00:00');
    expect(time('2026-03-08T00:30:00Z', 'en', { zone: 'UTC' })).toBe('12:30:00 AM');
    expect(time('2026-03-08T12:30:00Z', 'en', { zone: 'UTC' })).toBe('12:30:00 PM');
  });

  test('follow the clocks that are put forward', () => {
    const zone = 'America/Tijuana';
    expect(['09:59:59', '10:00:00'].map((at) => time(`2026-03-08T${at}Z`, 'es', { zone }))).toEqual([
      '01:59:59',
      '03:00:00',
    ]);
  });

  test('name the zone where it is not the school’s', () => {
    expect(longDateTime(moment, 'es', madrid)).toBe('8 de marzo de 2026, 08:05:09 (hora de Madrid)');
    expect(time(moment, 'en', { ...madrid, zone: 'Asia/Tokyo' })).toBe('04:05:09 PM (Tokyo time)');
    expect(time(moment, 'es', { zone: 'America/Mexico_City', school: 'UTC' })).toBe(
      '01:05:09 (hora de Ciudad de México)',
    );
    expect(time(moment, 'es', { ...madrid, zone: 'UTC' })).toBe('07:05:09 (UTC)');
    expect(longDate(moment, 'es', madrid)).toBe('8 de marzo de 2026');
    expect([hourOf(moment, 'es', madrid), hourOf(moment, 'en', mexico)]).toEqual(['08:05 (hora de Madrid)', '1:05 AM']);
  });

  test('are nothing where there is nothing', () => {
    for (const write of [longDate, longDateTime, monthDayUtc, shortDay, time])
      for (const nothing of [null, undefined, '']) expect(write(nothing, 'es')).toBe('');
  });
});

test('a day of the calendar has the weekday of its week, which begins on Monday', () => {
  const days = ['2026-11-22', '2026-11-23', '2028-02-29', '2001-01-01'];
  expect(days.map(weekdayOf)).toEqual(['sunday', 'monday', 'tuesday', 'monday']);
});

test('a meeting is from an hour to an hour, and names the zone where it is not the school’s', () => {
  const span = (locale: 'es' | 'en', zone: string) =>
    timeSpan('2026-11-24T01:00:00Z', '2026-11-24T01:50:00Z', locale, { zone, school: 'America/Mexico_City' });
  expect(span('es', 'America/Mexico_City')).toBe('19:00 – 19:50');
  expect(span('en', 'Europe/Madrid')).toBe('2:00 AM – 2:50 AM (Madrid time)');
  expect([clockTime('19:05:00', 'es'), clockTime('00:30:00', 'en')]).toEqual(['19:05', '12:30 AM']);
  expect(dayOf('2026-11-24T01:00:00Z', 'America/Mexico_City')).toBe('2026-11-23');
});

test('numbers have their thousands and as many decimals as say something', () => {
  expect([0, 15_284, 1_234_567.891, 11.75, -0.001, -1234.5].map((value) => decimal(value))).toEqual([
    '0',
    '15,284',
    '1,234,567.89',
    '11.75',
    '0',
    '-1,234.5',
  ]);
  expect([decimal(2.25, 1), decimal(3, 0), percent(0.5, 'en'), percent(0.0333, 'en', 1)]).toEqual([
    '2.3',
    '3',
    '50%',
    '3.3%',
  ]);
});

test('how long ago is said of the largest unit', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (iso: string, locale: 'es' | 'en') => relative(new Date(iso), now, locale);
  expect(ago('2026-11-21T11:58:00Z', 'es')).toBe('hace 2 minutos');
  expect(ago('2026-11-21T11:59:00.400Z', 'es')).toBe('hace 1 minuto');
  expect(ago('2026-11-21T11:00:20Z', 'es')).toBe('hace 1 hora');
  expect(ago('2026-11-20T12:20:00Z', 'es')).toBe('ayer');
  expect(ago('2026-11-21T12:59:40Z', 'en')).toBe('in 1 hour');
  expect(ago('2026-11-21T13:00:00Z', 'es')).toBe('en 1 hora');
  expect(ago('2026-11-20T12:00:00Z', 'es')).toBe('ayer');
  expect(ago('2026-11-22T12:00:00Z', 'en')).toBe('tomorrow');
  expect(ago('2026-11-18T12:00:00Z', 'en')).toBe('3 days ago');
  expect(ago('2025-11-20T12:00:00Z', 'en')).toBe('last year');
  expect(ago('2026-11-21T12:00:00Z', 'en')).toBe('now');
});

test('what is listed ends in a word for "and"', () => {
  expect([[], [2], [2, 5], [2, 5, 7]].map((numbers) => listed(numbers, 'es'))).toEqual(['', '2', '2 y 5', '2, 5 y 7']);
  expect(listed(['a', 'b', 'c'], 'en')).toBe('a, b and c');
});

test('a spreadsheet gets a moment in the reader’s zone', () => {
  expect(stamp('2026-11-22T20:05:00Z', 'America/Mexico_City')).toBe('2026-11-22 14:05:00');
  expect(stamp(null)).toBe('');
});
