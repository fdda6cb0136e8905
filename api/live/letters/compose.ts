import { longDate, longDateTime } from '#schemas/dates.ts';
import { pageOf } from '#schemas/meeting_pages.ts';
import type { Configuration } from '../../configuration.ts';
import { composeLetter } from '../../mail/letter.ts';
import type { SeatFacts, SeatLetter } from '../../mail/seat_letter.ts';
import { addressIn, hostOf, originOf, senderOf } from '../../mail/sender.ts';
import { invitation } from '../ical.ts';
import { titleOf } from '../pages/title.ts';
import type { DueNotice } from './due.ts';

/** Whether a letter is still to be written: it is wanted, it is not too late, and what it says is still so. */
export const isTrue = ({ kind, holds }: SeatLetter, due: DueNotice): boolean =>
  !due.too_late && !due.unwanted_letters.includes(kind) && (!holds || holds.includes(due.seat_status));

function factsOf(due: DueNotice, kind: string, configuration: Configuration): SeatFacts {
  const { locale, zone, params, first_name, teacher } = due;
  const origin = originOf(configuration);
  const at = (moment: string | undefined) => (moment ? longDateTime(moment, locale, { zone, named: true }) : null);
  return {
    first_name,
    teacher,
    title: titleOf(due, locale),
    when: at(due.starts_at) as string,
    day: longDate(due.starts_at, locale, { zone }),
    former_when: at(params.previous_start),
    cancel_until: at(due.cancel_until) as string,
    until: at(params.until),
    address: origin + pageOf({ kind: due.kind, id: due.meeting_id }),
    settings: due.has_profile ? `${origin}/students/${due.user_id}/form?unwanted=${kind}` : null,
  };
}

/** What the letter does in the reader's calendar; null: nothing, or the calendar knows it from its subscription. */
function calendarOf({ event }: SeatLetter, due: DueNotice, facts: SeatFacts, configuration: Configuration) {
  const isSeat = event === 'CANCEL' ? due.was_registered : due.seat_status === 'registered';
  if (!event || !isSeat || due.has_feed) return null;
  const { locale, first_name, name, email, starts_at, ends_at, changed_at, sequence } = due;
  const from = addressIn(senderOf(configuration, due.support_email));
  const entry = {
    uid: `seat-${due.meeting_id}-${due.user_id}@${hostOf(configuration)}`,
    status: event === 'CANCEL' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    sequence,
    starts_at,
    ends_at,
    changed_at,
    title: facts.title,
    description: [facts.teacher, facts.address].join('\n'),
    address: facts.address ?? '',
  };
  return invitation(event, entry, {
    from: { name: from, email: from },
    to: { name: `${first_name} ${name}`, email },
    locale,
  });
}

/** The row of a notice's letter. */
export function letterRow(letter: SeatLetter, due: DueNotice, configuration: Configuration) {
  const facts = factsOf(due, letter.kind, configuration);
  return {
    letter: letter.letter,
    notice_id: due.id,
    user_id: due.user_id,
    to: due.email,
    ...composeLetter(letter[due.locale](facts)),
    calendar: calendarOf(letter, due, facts, configuration),
  };
}
