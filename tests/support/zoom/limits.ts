import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

/** Zoom's patience: a hundred writes of meetings a day for a user, and so many calls a second for all. */
export interface Limits {
  /** Counts a call. @throws Refusal 429 */
  countCall(): void;
  /** Counts a meeting that is made or changed. @throws Refusal 429 with the text of the daily limit, and misleading headers */
  countWrite(user: string): void;
  /** How many were counted today. */
  writesOf(user: string): number;
  /** So many calls a second are answered; Infinity: all. */
  perSecond: number;
  /** So many writes a day. */
  perDay: number;
}

export function openLimits(clock: Clock): Limits {
  const writes = new Map<string, number>();
  let second = 0;
  let calls = 0;
  const keyOf = (user: string) => `${user} ${clock.now().toISOString().slice(0, 10)}`;
  const limits: Limits = {
    perSecond: Number.POSITIVE_INFINITY,
    perDay: 100,
    writesOf: (user) => writes.get(keyOf(user)) ?? 0,
    countCall() {
      const now = Math.floor(clock.now().getTime() / 1000);
      calls = now === second ? calls + 1 : 1;
      second = now;
      if (calls <= limits.perSecond) return;
      throw new Refusal(429, 429, 'You have reached the maximum per-second rate limit for this API. Try again later.', {
        'x-ratelimit-category': 'Medium',
        'x-ratelimit-type': 'QPS',
        'x-ratelimit-limit': String(limits.perSecond),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(now + 1),
      });
    },
    countWrite(user) {
      const key = keyOf(user);
      const count = (writes.get(key) ?? 0) + 1;
      if (count > limits.perDay) {
        throw new Refusal(
          429,
          429,
          'You have exceeded the daily rate limit (100) of Meeting Create/Update API requests permitted for this particular user. You may resume these requests at GMT 00:00:00.',
          { 'x-ratelimit-category': 'Light' },
        );
      }
      writes.set(key, count);
    },
  };
  return limits;
}
