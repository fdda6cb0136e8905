/** The stand-in's own clock: a test puts it forward instead of waiting. */
export interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
}

export function openClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds) {
      ahead += milliseconds;
    },
  };
}
