import { faultOf } from '../faults.ts';
import { codes, JoinRefused, type MeetingChange } from '../meeting_client.ts';

/** What Zoom says where it gives no number of its own, but 1 in the client view and 200 in the component view. */
const codesByMessage: [RegExp, number][] = [
  [/has not started/i, codes.notStarted],
  [/other meetings in progress/i, codes.busy],
  [/does not exist/i, 3001],
  [/signature has expired/i, 3705],
  [/signature is invalid|invalid signature/i, 3712],
];

/** A refusal of Zoom's: an object with a number and words, in English or not, or whatever else was thrown. */
export function refusalIn(refusal: unknown): JoinRefused {
  const { errorCode, reason, errorMessage } = (refusal ?? {}) as Record<string, unknown>;
  const words = String(reason ?? errorMessage ?? refusal);
  const code = Number.isInteger(errorCode) ? (errorCode as number) : codes.failed;
  const better = faultOf(code).kind === 'other' ? codesByMessage.find(([pattern]) => pattern.test(words)) : undefined;
  return new JoinRefused(better?.[1] ?? code, words);
}

type CloseReason = Extract<MeetingChange, { state: 'closed' }>['as'];

/** Why the component view closes a connection. */
const reasons: Record<string, CloseReason> = {
  'user request': 'left',
  'ended by host': 'ended',
  'kicked by host': 'removed',
  'expeled by host': 'removed',
  'duplicated session': 'elsewhere',
  'free meeting ended': 'time_up',
};

/** Why the client view does. */
const leavings: Record<number, CloseReason> = {
  1: 'ended',
  2: 'left',
  3: 'left',
  4: 'left',
  5: 'elsewhere',
  6: 'removed',
  7: 'removed',
  8: 'left',
};

/** What becomes of a connection that Zoom closes; for what it does not explain the connection is to blame. */
export function changeByClosing(reason: string | number): MeetingChange {
  const as = typeof reason === 'number' ? leavings[reason] : reasons[reason];
  return as ? { state: 'closed', as } : { state: 'failed', code: connectionLost, reason: String(reason) };
}

/** Zoom's number for a connection that was lost for good. */
const connectionLost = 4001;
