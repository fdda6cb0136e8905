import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';

/** The moments at which the card of a meeting says something else. */
export const momentsOf = ({ registration_opens_at, cancel_until, join_opens_at, ...card }: MeetingCard) => ({
  registration_opens_at,
  cancel_until,
  join_opens_at,
  starts_at: card.starts_at,
  ends_at: card.second?.ends_at ?? card.ends_at,
  offered_until: card.seat?.offered_until ?? null,
});

export type Passed = Record<keyof ReturnType<typeof momentsOf>, boolean>;

/** How a student stands to a meeting. */
export type Standing =
  | 'cancelled'
  | 'over'
  | 'registered'
  | 'offered'
  | 'waiting'
  | 'free'
  | 'full'
  | 'full_for_good'
  | 'opens'
  | 'refused';

/** The free seats; of two consecutive meetings as many as both have. */
export const seatsLeft = ({ seats_left, second }: MeetingCard): number =>
  Math.min(seats_left, second?.seats_left ?? seats_left);

/**
 * What the card says now: the server's rules as of when they were read, and since then the clock and the free seats, of
 * which the page is told.
 */
export function standingOf(card: MeetingCard, passed: Passed): Standing {
  if (card.status === 'inactive') return 'cancelled';
  if (passed.ends_at || card.status === 'finished' || card.status === 'completed') return 'over';
  return seatStanding(card, passed) ?? registrationStanding(card, passed);
}

/** By the seat that the student has, waits for or is offered. */
function seatStanding({ seat, registration_opens_at }: MeetingCard, passed: Passed): Standing | null {
  // Particular and demo classes are their students' own.
  if (registration_opens_at === null) return 'registered';
  if (seat?.status === 'registered' || seat?.status === 'completed') return 'registered';
  if (seat?.status === 'offered') return passed.offered_until ? null : 'offered';
  return seat?.status === 'waiting' ? 'waiting' : null;
}

/** Refusals that the clock, the free seats or the end of the own seat have overtaken. */
const byNow = ['full', 'registration_not_open', 'already_registered', 'already_offered', 'already_waiting'];

function registrationStanding(card: MeetingCard, passed: Passed): Standing {
  const rule = card.refusal?.rule;
  if (rule === 'registration_not_open' && !passed.registration_opens_at) return 'opens';
  if (!(rule === undefined || byNow.includes(rule)) || passed.starts_at) return 'refused';
  if (seatsLeft(card) > 0) return 'free';
  return passed.cancel_until ? 'full_for_good' : 'full';
}

/** Whether a meeting is one of the reader's own: a seat, an offer, a place on the list. */
export const isOwn = ({ seat, registration_opens_at }: MeetingCard): boolean =>
  registration_opens_at === null || (seat !== null && seat.status !== 'inactive');

/** Whether the reader will sit in a meeting: an offer, or a place on the list, is no seat yet. */
export const hasSeat = ({ status, seat, registration_opens_at }: MeetingCard): boolean =>
  status !== 'inactive' &&
  (registration_opens_at === null || seat?.status === 'registered' || seat?.status === 'completed');
