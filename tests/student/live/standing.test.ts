import { describe, expect, test } from 'vitest';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { hasSeat, isOwn, momentsOf, type Passed, standingOf } from '../../../student/components/live/standing.ts';
import { timeLeft } from '../../../student/components/live/time_left.ts';

const card: MeetingCard = {
  id: 81,
  kind: 'classe',
  status: 'active',
  starts_at: '2026-12-01T18:00:00Z',
  ends_at: '2026-12-01T18:50:00Z',
  level_id: 3,
  forum_type: null,
  topic: null,
  teacher: { id: 4, first_name: 'Daniel', avatar: null },
  capacity: 8,
  seats_left: 2,
  registration_opens_at: '2026-11-24T18:00:00Z',
  cancel_until: '2026-12-01T16:00:00Z',
  join_opens_at: '2026-12-01T17:50:00Z',
  second: null,
  first_id: null,
  series_id: null,
  seat: null,
  gives_up: [],
  refusal: null,
};
const seat = { id: 5, status: 'registered' as const, rank: null, offered_until: null, ended_as: null };
const refusal = (rule: string) => ({ rule, params: {}, possible_at: null, message: rule });

function at(moment: string, more: Partial<MeetingCard> = {}) {
  const shown = { ...card, ...more };
  const passed = Object.entries(momentsOf(shown)).map(([name, one]) => [name, one !== null && one <= moment]);
  return standingOf(shown, Object.fromEntries(passed) as Passed);
}

describe('a card', () => {
  const before = '2026-11-20T00:00:00Z';
  const open = '2026-11-28T00:00:00Z';
  const late = '2026-12-01T17:00:00Z';

  test('waits for the registration and turns into the button by itself', () => {
    const closed = { refusal: refusal('registration_not_open') };
    expect([before, open].map((moment) => at(moment, closed))).toEqual(['opens', 'free']);
  });

  test('offers the waiting list as long as somebody could still be offered a seat', () => {
    const full = { seats_left: 0, refusal: refusal('full') };
    expect([open, late].map((moment) => at(moment, full))).toEqual(['full', 'full_for_good']);
  });

  test('has a free seat as soon as one is told of, whatever was read before', () => {
    expect(at(open, { seats_left: 1, refusal: refusal('full') })).toBe('free');
    expect(at(open, { seats_left: 0 })).toBe('full');
  });

  test('has of two consecutive classes as many seats as both', () => {
    const second = { id: 82, starts_at: card.ends_at, ends_at: '2026-12-01T19:40:00Z', seats_left: 0 };
    expect(at(open, { second })).toBe('full');
  });

  test('says by which rule it is refused, which no free seat changes', () => {
    expect(at(open, { refusal: refusal('daily_limit') })).toBe('refused');
  });

  test('has an offer until it expires', () => {
    const offered = { ...seat, status: 'offered' as const, offered_until: '2026-11-28T02:00:00Z' };
    expect(at(open, { seat: offered, seats_left: 0, refusal: refusal('already_offered') })).toBe('offered');
    expect(at(late, { seat: offered, seats_left: 0, refusal: refusal('already_offered') })).toBe('full_for_good');
  });

  test('is over with its time, and cancelled whatever the seat was', () => {
    expect(at('2026-12-01T19:00:00Z', { seat })).toBe('over');
    expect(at(open, { status: 'inactive', seat })).toBe('cancelled');
    expect(at(late, { seat })).toBe('registered');
  });
});

test.each([
  [2 * 86_400_000 + 5 * 3_600_000, '2 d 5 h'],
  [2 * 3_600_000 + 14 * 60_000 + 59_000, '2 h 14 min'],
  [9 * 60_000 + 12_000, '9 min 12 s'],
  [42_000, '42 s'],
  [-5, '0 s'],
])('%i milliseconds are told as %s', (milliseconds, words) => {
  expect(timeLeft(milliseconds)).toBe(words);
});

test('a place on the list and an offer are the reader’s own, and no seat yet', () => {
  const states = ['registered', 'completed', 'waiting', 'offered', 'inactive'] as const;
  const cards = states.map((status) => ({ ...card, seat: { ...seat, status } }));
  expect(cards.map((one) => [isOwn(one), hasSeat(one)])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(hasSeat({ ...card, registration_opens_at: null, status: 'inactive' })).toBe(false);
});
