import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datesOfLine, datesOfSeries } from '#api/live/series/recurrence.ts';
import { openStage, type Stage } from './stage.ts';

const none = new Set<string>();
const series = (start_date: string, days: string[], recurrences: number, unit: 'weekly' | 'monthly' = 'weekly') => ({
  start_date,
  days,
  recurrences,
  unit,
});

describe('a series of private classes', () => {
  test('has a class on each of its days, week after week, over the ends of month and year', () => {
    expect(datesOfSeries(series('2026-12-24', ['tuesday', 'thursday'], 5), none).dates).toEqual([
      '2026-12-24',
      '2026-12-29',
      '2026-12-31',
      '2027-01-05',
      '2027-01-07',
    ]);
    expect(datesOfSeries(series('2028-02-26', ['monday', 'tuesday'], 3), none).dates).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-06',
    ]);
  });

  test('repeats monthly on the dates of its days within the first seven of each month', () => {
    expect(datesOfSeries(series('2026-01-05', ['monday', 'friday'], 6, 'monthly'), none).dates).toEqual([
      '2026-01-05',
      '2026-02-02',
      '2026-02-06',
      '2026-03-02',
      '2026-03-06',
      '2026-04-03',
    ]);
  });

  test('makes up at its end for what falls on a holiday', () => {
    const holidays = new Set(['2026-12-25', '2027-01-01']);
    expect(datesOfSeries(series('2026-12-21', ['monday', 'friday'], 4), holidays)).toEqual({
      dates: ['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-08'],
      skipped: ['2026-12-25', '2027-01-01'],
    });
  });

  test('that could never come to its end has no end of its own', () => {
    expect(datesOfSeries(series('2026-01-05', [], 4), none).dates).toEqual([]);
  });
});

describe('a line of a timetable', () => {
  test('has a date each week of its period, the first and the last day included, holidays left out', () => {
    const period = { start_date: '2026-12-14', end_date: '2027-01-11' };
    expect(datesOfLine({ weekday: 'monday' }, period, new Set(['2026-12-28']))).toEqual({
      dates: ['2026-12-14', '2026-12-21', '2027-01-04', '2027-01-11'],
      skipped: ['2026-12-28'],
    });
    expect(datesOfLine({ weekday: 'sunday' }, period, none).dates).toEqual([
      '2026-12-20',
      '2026-12-27',
      '2027-01-03',
      '2027-01-10',
    ]);
  });
});

describe('a meeting', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  /** The hours in UTC at which meetings of a series begin. */
  const hoursOf = async (time_zone: string, start_date: string, start_time: string, recurrences: number) => {
    const { dates } = datesOfSeries(series(start_date, ['monday', 'tuesday'], recurrences), none);
    const moments: [string, string][] = [];
    for (const local_date of dates) {
      const id = await stage.meeting({ local_date, start_time, time_zone });
      const { starts_at, ends_at } = await stage.knex('meetings').where({ id }).first();
      expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(50 * 60_000);
      moments.push([local_date, starts_at.slice(0, 16)]);
    }
    return moments;
  };

  test.each([
    // Mexico City put its clocks forward until 2022.
    ['America/Mexico_City', '2022-03-29', ['2022-03-29', '2022-03-30T01:00'], ['2022-04-04', '2022-04-05T00:00']],
    ['America/Mexico_City', '2022-10-25', ['2022-10-25', '2022-10-26T00:00'], ['2022-10-31', '2022-11-01T01:00']],
    ['America/Mexico_City', '2026-03-31', ['2026-03-31', '2026-04-01T01:00'], ['2026-04-06', '2026-04-07T01:00']],
    ['Europe/Madrid', '2026-03-24', ['2026-03-24', '2026-03-24T18:00'], ['2026-03-30', '2026-03-30T17:00']],
    ['Europe/Madrid', '2026-10-20', ['2026-10-20', '2026-10-20T17:00'], ['2026-10-26', '2026-10-26T18:00']],
    ['America/New_York', '2026-03-03', ['2026-03-03', '2026-03-04T00:00'], ['2026-03-09', '2026-03-09T23:00']],
    ['America/New_York', '2026-10-27', ['2026-10-27', '2026-10-27T23:00'], ['2026-11-02', '2026-11-03T00:00']],
  ])('in %s keeps its hour on the wall over a change of the clocks from %s', async (zone, from, before, after) => {
    expect(await hoursOf(zone, from, '19:00', 2)).toEqual([before, after]);
  });

  test('lasts as long as it says where the clocks change in it, and begins an hour later where its hour is left out', async () => {
    const night = { local_date: '2026-10-25', start_time: '02:30', minutes: 60, time_zone: 'Europe/Madrid' };
    const moments = async (more: object) =>
      stage
        .knex('meetings')
        .where({ id: await stage.meeting(more) })
        .first('starts_at', 'ends_at');
    expect(await moments(night)).toEqual({
      starts_at: '2026-10-25T01:30:00.000Z',
      ends_at: '2026-10-25T02:30:00.000Z',
    });
    expect(await moments({ ...night, local_date: '2026-03-29' })).toEqual({
      starts_at: '2026-03-29T01:30:00.000Z',
      ends_at: '2026-03-29T02:30:00.000Z',
    });
  });

  test('opens for registration so many days before at the same hour, whatever the clocks do between', async () => {
    const more = { local_date: '2026-03-30', start_time: '19:00', time_zone: 'Europe/Madrid', registration_days: 7 };
    const opens = async (also: object) =>
      (
        await stage
          .knex('meetings')
          .where({ id: await stage.meeting({ ...more, ...also }) })
          .first()
      ).registration_opens_at;
    expect(await opens({})).toBe('2026-03-23T18:00:00.000Z');
    expect(await opens({ registration_time: '08:00' })).toBe('2026-03-23T07:00:00.000Z');
    expect(await opens({ registration_days: 0, registration_time: '22:00' })).toBe('2026-03-30T17:00:00.000Z');
  });
});
