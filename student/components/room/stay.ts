import type { Ending } from './room_state.ts';

const inside = 'in-room';
const outside = 'out-of-room';

/** The query of the page to which a provider leads that lay over the whole document. */
export const afterwards = 'out';

/** Whether this tab was in a meeting's room when its page was loaded anew: then it goes in again by itself. */
export const wasInside = (meeting: number): boolean => sessionStorage.getItem(inside) === String(meeting);

export const wentInside = (meeting: number): void => sessionStorage.setItem(inside, String(meeting));

export function wentOutside(meeting: number, ending: Ending): void {
  sessionStorage.removeItem(inside);
  sessionStorage.setItem(outside, JSON.stringify({ meeting, ...ending }));
}

/** How a stay ended, where the page was loaded anew for that alone. */
export function takeEnding(meeting: number): Ending | null {
  const stored = sessionStorage.getItem(outside);
  if (!stored || !new URLSearchParams(location.search).has(afterwards)) return null;
  sessionStorage.removeItem(outside);
  const { meeting: left, as, seconds } = JSON.parse(stored) as Ending & { meeting: number };
  return left === meeting ? { as, seconds } : null;
}
