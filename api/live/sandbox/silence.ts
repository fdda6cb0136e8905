/** After so many seconds without a sign nobody is there: a browser wakes a page out of sight once a minute. */
const silentAfter = 75;

/** The moment before which a last sign is too old. */
export const silentSince = (now: Date): string => new Date(now.getTime() - silentAfter * 1000).toISOString();
