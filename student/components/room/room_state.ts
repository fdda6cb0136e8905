import type { MeetingResults } from '#schemas/types/fragments/meeting.ts';
import type { RoomPage } from '#schemas/types/fragments/room_page.ts';
import { faultOf } from './faults.ts';
import { codes, type MeetingChange } from './meeting_client.ts';

/** How a stay ended, and how long it was. */
export interface Ending {
  as: Extract<MeetingChange, { state: 'closed' }>['as'];
  seconds: number;
}

/** Where the reader is: before the door, on the way in, waiting for who teaches, inside, or out again. */
export type RoomState =
  | { at: 'door' }
  | { at: 'joining' }
  /** It passes by itself: who teaches has not started it, or what the school says; when this page tries again. */
  | { at: 'waiting'; again: number; message: string | null }
  | { at: 'in'; since: number; isReconnecting: boolean }
  | ({ at: 'out' } & Ending)
  /** A way on is offered by the code; the message is the school's own, where it has one. */
  | Refusal;

/** `mended` is what the school has done about it, once it has said so. */
interface Refusal {
  at: 'refused';
  code: number;
  message: string | null;
  mended?: MeetingResults['trouble'];
}

/** A provider takes no second try of a browser within ten seconds. */
const triesEvery = 15_000;

/** A room that has been given another licence is made again in a moment. */
const makesWithin = 3000;

/** How a refusal of a provider is shown. */
export const afterRefusal = (code: number, now: number): RoomState =>
  faultOf(code).way === 'wait'
    ? { at: 'waiting', again: now + triesEvery, message: null }
    : { at: 'refused', code, message: null };

/** How a refusal of the school is shown, which says what stands in the way where a rule does. */
export function afterRule({ rule, message }: { rule?: string; message?: string }, now: number): RoomState {
  const explanation = (rule && message) || null;
  if (rule === 'room_not_made') return { at: 'waiting', again: now + makesWithin, message: explanation };
  return { at: 'refused', code: codes.failed, message: explanation };
}

const inside = (state: RoomState) => (state.at === 'in' ? state.since : null);

/** What follows from what a provider tells. */
export function afterChange(state: RoomState, change: MeetingChange, now: number): RoomState {
  const since = inside(state) ?? now;
  if (change.state === 'connected') return { at: 'in', since, isReconnecting: false };
  // What comes from a room that was left already changes nothing.
  if (inside(state) === null) return state;
  if (change.state === 'reconnecting') return { at: 'in', since, isReconnecting: true };
  if (change.state === 'failed') return { at: 'refused', code: change.code, message: null };
  return { at: 'out', as: change.as, seconds: Math.round((now - since) / 1000) };
}

/** What the school has done about a refusal, as long as the reader stands before it. */
export const afterMending = (state: RoomState, code: number, mended: MeetingResults['trouble']): RoomState =>
  state.at === 'refused' && state.code === code ? { ...state, mended } : state;

/** Refusals that only wait for the clock, by which the page counts. */
const byClock = ['room_not_open'];

/** Why the door is shut although its time has come; a door that only waits for the clock is not. */
export const shutBy = ({ refusal }: Pick<RoomPage, 'refusal'>) =>
  refusal && !byClock.includes(refusal.rule) ? refusal : null;
