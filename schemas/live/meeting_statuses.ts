/** The statuses of a meeting that is still to be held: neither over nor cancelled. */
export const unfinished = ['draft', 'active', 'paused'];
