import { describe, expect, test } from 'vitest';
import { readListAddress, searchOf } from '../../../student/components/live/list/list_address.ts';
import { monthName, weekOf, weeksFrom } from '../../../student/components/live/list/weeks.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));

describe('what an address asks of a list of meetings', () => {
  test('is all of them by day where it says nothing, and nonsense counts for nothing', () => {
    const all = { topic: '', teacher: '', view: 'days', day: '' };
    expect(read('')).toEqual(all);
    expect(read('topic=0&teacher=x&view=year&day=2026-13-01')).toEqual(all);
  });

  test('is written without what is meant anyway, and read again as it was', () => {
    const asked = { topic: '7', teacher: '', view: 'week', day: '2026-11-23' } as const;
    expect(searchOf(asked)).toBe('?topic=7&view=week&day=2026-11-23');
    expect(read(searchOf(asked))).toEqual(asked);
    expect(searchOf(read(''))).toBe('?');
  });
});

describe('a calendar', () => {
  test('has weeks from Monday to Sunday that fill the month, over the turn of the year too', () => {
    expect(weekOf('2026-12-28').at(-1)).toBe('2027-01-03');
    const weeks = weeksFrom('2026-11-01', '2026-11-01');
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6]);
    expect(weeksFrom('2027-02-01', '2027-02-01')).toHaveLength(4);
  });

  test('is called by its month and year in each language', () => {
    expect([monthName('2026-12-24', 'es'), monthName('2026-12-24', 'en')]).toEqual([
      'diciembre de 2026',
      'December 2026',
    ]);
  });
});
