import { describe, expect, it } from 'vitest';
import { codes } from '../../../student/components/room/meeting_client.ts';
import {
  afterChange,
  afterRefusal,
  afterRule,
  type RoomState,
  shutBy,
} from '../../../student/components/room/room_state.ts';

const now = 1_000_000;
const inside: RoomState = { at: 'in', since: now - 90_000, isReconnecting: false };

describe('what a provider refuses', () => {
  it('who teaches has not come: the page waits, and tries again by itself', () => {
    expect(afterRefusal(codes.notStarted, now)).toEqual({ at: 'waiting', again: now + 15_000, message: null });
  });

  it('anything else is said', () => {
    expect(afterRefusal(codes.busy, now)).toEqual({ at: 'refused', code: 3000, message: null });
  });
});

describe('what the school refuses', () => {
  it('a room that is being made is waited for, and tried again soon', () => {
    const refusal = { rule: 'room_not_made', message: 'La sala se está preparando.' };
    expect(afterRule(refusal, now)).toEqual({ at: 'waiting', again: now + 3000, message: refusal.message });
  });

  it('anything else is said in its words, where a rule has some', () => {
    const refused = { at: 'refused', code: codes.failed };
    expect(afterRule({ rule: 'meeting_cancelled', message: 'Se canceló.' }, now)).toEqual({
      ...refused,
      message: 'Se canceló.',
    });
    expect(afterRule({ message: 'Internal error' }, now)).toEqual({ ...refused, message: null });
  });
});

describe('what a provider tells', () => {
  it('a connection that is lost and found is one stay', () => {
    const lost = afterChange(inside, { state: 'reconnecting' }, now);
    expect(lost).toEqual({ ...inside, isReconnecting: true });
    expect(afterChange(lost, { state: 'connected' }, now + 5000)).toEqual(inside);
  });

  it.each(['left', 'ended', 'removed', 'elsewhere'] as const)('%s: it is over, with the time of the stay', (as) => {
    expect(afterChange(inside, { state: 'closed', as }, now)).toEqual({ at: 'out', as, seconds: 90 });
  });

  it('a connection that fails for good is refused, with a way to try again', () => {
    const failed = { state: 'failed', code: codes.failed, reason: 'gone' } as const;
    expect(afterChange(inside, failed, now)).toEqual({ at: 'refused', code: codes.failed, message: null });
  });

  it('what comes late of a room that was left changes nothing', () => {
    const out: RoomState = { at: 'out', as: 'removed', seconds: 1 };
    for (const change of [{ state: 'reconnecting' }, { state: 'closed', as: 'ended' }] as const)
      expect(afterChange(out, change, now)).toBe(out);
  });
});

it('a door that only waits for the clock is not shut: the page counts by itself', () => {
  const refusal = (rule: string) => ({ refusal: { rule, message: '', possible_at: null } });
  expect(shutBy({ refusal: null })).toBeNull();
  expect(shutBy(refusal('room_not_open'))).toBeNull();
  expect(shutBy(refusal('room_not_made'))).toMatchObject({ rule: 'room_not_made' });
});
