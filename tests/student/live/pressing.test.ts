import { describe, expect, test } from 'vitest';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { isPressing } from '../../../student/components/live/list/pressing.ts';
import { weeksFrom } from '../../../student/components/live/list/weeks.ts';

const now = '2026-12-01T17:00:00Z';
const at = (starts_at: string, status: string | null) =>
  ({
    starts_at,
    registration_opens_at: '2026-11-24T18:00:00Z',
    seat: status && { id: 5, status },
  }) as unknown as MeetingCard;

describe('On the home page the meetings come first', () => {
  test('where one with a seat begins within the hour, or is on', () => {
    expect(isPressing({ now, meetings: [at('2026-12-01T17:59:00Z', 'registered')] })).toBe(true);
    expect(isPressing({ now, meetings: [at('2026-12-01T16:30:00Z', 'registered')] })).toBe(true);
    expect(isPressing({ now, meetings: [at('2026-12-01T18:01:00Z', 'registered')] })).toBe(false);
    expect(isPressing({ now, meetings: [at('2026-12-01T17:10:00Z', 'waiting')] })).toBe(false);
  });

  test('where a seat is offered, whenever the class is', () => {
    expect(isPressing({ now, meetings: [at('2026-12-04T18:00:00Z', 'offered')] })).toBe(true);
    expect(isPressing({ now, meetings: [] })).toBe(false);
  });
});

test('A month begins with the week of today, and another month with its first', () => {
  expect(weeksFrom('2026-11-23', '2026-11-01').map(([monday]) => monday)).toEqual(['2026-11-23', '2026-11-30']);
  expect(weeksFrom('2026-11-23', '2026-12-01')).toHaveLength(5);
});
