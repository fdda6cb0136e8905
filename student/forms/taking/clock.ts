/** What is left of an attempt's time, as the server said it. */
interface TimeLeft {
  left: number;
  /** When that was, by the monotonic clock: the device's own may be wrong, or be changed. */
  at: number;
}

export const startingNow = (left: number): TimeLeft => ({ left, at: performance.now() });

/** Whole seconds that are left now. */
export const leftOf = ({ left, at }: TimeLeft): number =>
  Math.max(0, Math.ceil(left - (performance.now() - at) / 1000));

/** Asks the server; null when it cannot be asked. An attempt that is not open any more has no time left. */
export async function askLeft(attempt: number): Promise<TimeLeft | null> {
  try {
    const answer = await fetch(`/api/attempts/${attempt}`, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return null;
    const { status, seconds_left } = (await answer.json()) as { status: string; seconds_left: number };
    return startingNow(status === 'draft' ? seconds_left : 0);
  } catch {
    return null;
  }
}

/** When a warning is announced, in seconds before the end; never in the first half of the time. */
const moments = [60, 300];

/** The minutes of the warning that is due, if one is. */
export function warningAt(left: number, limit: number): number | null {
  const moment = moments.find((one) => left <= one && limit >= one * 2);
  return moment === undefined || left === 0 ? null : moment / 60;
}
