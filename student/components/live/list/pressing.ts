import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';

const hour = 3_600_000;

/** Whether the reader has the seat: that of a particular or a demo class is the student's own. */
export const isTaken = ({ seat, registration_opens_at }: MeetingCard): boolean =>
  registration_opens_at === null || seat?.status === 'registered' || seat?.status === 'completed';

/** Whether the meetings come before anything else: a seat is offered, or a class begins within the hour or is on. */
export const isPressing = ({ now, meetings }: Pick<MeetingList, 'now' | 'meetings'>): boolean =>
  meetings.some(
    (card) => card.seat?.status === 'offered' || (isTaken(card) && Date.parse(card.starts_at) - Date.parse(now) < hour),
  );
