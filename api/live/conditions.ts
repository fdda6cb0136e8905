import { unfinished } from '#schemas/live/meeting_statuses.ts';

const isOneOf = (column: string, words: string[]) => `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;

/** SQL of whether a meeting is neither over nor cancelled. */
export const isUnfinished = (meeting: string): string => isOneOf(`${meeting}.status`, unfinished);

/** The statuses of a registration that holds a seat, or has held it until the end. */
export const seatStatuses = ['registered', 'completed'];

/** SQL of whether a registration holds a seat, or has held it until the end. */
export const hasSeat = (registration: string): string => isOneOf(`${registration}.status`, seatStatuses);

/** SQL of whether somebody had the seat when the meeting began, absent or not, or has it still. */
export const isHeld = (registration: string): string =>
  `(${hasSeat(registration)} or ${registration}.ended_as = 'absent')`;
