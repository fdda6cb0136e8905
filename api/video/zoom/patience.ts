import type { VideoProblemCode } from '../problem.ts';

/** The limit of a day is that of a day in UTC. */
const nextDay = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/**
 * Not before when a refused call makes sense again. No header is certain to come: `Retry-After` is seconds or a moment,
 * `X-RateLimit-Reset` an epoch, and the limit of a hundred meetings a day comes without either.
 */
export function retryAtOf(code: VideoProblemCode, headers: Headers, now: Date): Date | null {
  if (code !== 'busy' && code !== 'daily_limit') return null;
  const retryAt = momentIn(headers.get('retry-after'), now) ?? epochIn(headers.get('x-ratelimit-reset'));
  if (retryAt && retryAt > now) return retryAt;
  const isDaily = code === 'daily_limit' || /daily/i.test(headers.get('x-ratelimit-type') ?? '');
  return isDaily ? nextDay(now) : null;
}

function momentIn(value: string | null, now: Date): Date | null {
  if (!value) return null;
  const moment = /^\d{1,6}$/.test(value) ? new Date(now.getTime() + Number(value) * 1000) : new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const epochIn = (value: string | null) =>
  value && /^\d{10,13}$/.test(value) ? new Date(Number(value) * (value.length > 10 ? 1 : 1000)) : null;
