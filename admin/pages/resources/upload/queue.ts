/** A file on its way into the library. */
export interface Sent {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1. */
  share: number;
  /** The row of the library that was made. */
  id?: number;
  /** Why it was refused, in the API's words. */
  message?: string;
}

export type Event =
  | { add: File[] }
  | { key: number; state: Sent['state']; id?: number; message?: string }
  | { key: number; share: number };

/** Files stay in the order in which they came; what was given up or refused can be sent again. */
export function reduceQueue(queue: Sent[], event: Event): Sent[] {
  if ('add' in event) {
    const next = Math.max(0, ...queue.map(({ key }) => key)) + 1;
    return [...queue, ...event.add.map((file, at): Sent => ({ key: next + at, file, state: 'waiting', share: 0 }))];
  }
  return queue.map((one) => {
    if (one.key !== event.key) return one;
    if ('share' in event) return one.state === 'sending' ? { ...one, share: event.share } : one;
    const { state, id, message } = event;
    return { ...one, state, id, message, share: state === 'done' ? 1 : 0 };
  });
}

/** The one that is to be sent now: one at a time, so that a slow line carries each in its turn. */
export const nextOf = (queue: Sent[]): Sent | undefined =>
  queue.some(({ state }) => state === 'sending') ? undefined : queue.find(({ state }) => state === 'waiting');

/** Whether something is still to be sent. */
export const isBusy = (queue: Sent[]): boolean => queue.some(({ state }) => state === 'sending' || state === 'waiting');
