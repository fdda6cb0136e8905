import { longDate, longDateTime } from '#schemas/dates.ts';
import { listOf, pageOf } from '#schemas/meeting_pages.ts';
import type { Configuration } from '../../configuration.ts';
import { composeLetter } from '../../mail/letter.ts';
import { keeps, type SeatFacts, type SeatLetter, type SeveralFacts } from '../../mail/seat_letter.ts';
import { addressIn, hostOf, originOf, senderOf } from '../../mail/sender.ts';
import { announced, type CalendarEntry, invitation } from '../ical.ts';
import { titleOf } from '../pages/title.ts';
import type { DueNotice } from './due.ts';

/** Whether a letter is still to be written: it is wanted, it is not too late, and what it says is still so. */
const isTrue = ({ kind, holds, teaches }: SeatLetter, due: DueNotice): boolean =>
  !due.too_late &&
  !(kind && due.unwanted_letters.includes(kind)) &&
  (teaches ?? due.is_teaching) === due.is_teaching &&
  (!holds || holds.includes(due.seat_status ?? ''));

/** A notice's letter before it is composed: whom it tells, what of, and what it does in a calendar. */
interface Told {
  due: DueNotice;
  facts: SeatFacts;
}

function factsOf(due: DueNotice, kind: string | undefined, configuration: Configuration): SeatFacts {
  const { locale, zone, params, first_name, teacher, other, seat_status } = due;
  const origin = originOf(configuration);
  const at = (moment: string | null | undefined) =>
    moment ? longDateTime(moment, locale, { zone, named: true }) : null;
  return {
    first_name,
    teacher,
    other,
    title: titleOf(due, locale),
    when: at(due.starts_at) as string,
    day: longDate(due.starts_at, locale, { zone }),
    former_when: at(params.previous_start),
    cancel_until: at(due.cancel_until) as string,
    until: at(params.until),
    keeps: keeps[locale][seat_status ?? ''] ?? '',
    address: origin + pageOf({ kind: due.kind, id: due.meeting_id }),
    settings: due.has_profile && kind ? `${origin}/students/${due.user_id}/form?unwanted=${kind}` : null,
  };
}

/** Several meetings in a letter: each in a line, with what it was before and what the reader keeps where that is no seat. */
function severalFacts(told: Told[], configuration: Configuration): SeveralFacts {
  const [{ due, facts }] = told as [Told];
  const lineOf = ({ due: { seat_status }, facts: { title, when, former_when, keeps: kept } }: Told) =>
    [
      former_when ? `${title}: ${former_when} → ${when}.` : `${title}: ${when}.`,
      seat_status === 'registered' ? '' : kept,
    ]
      .join(' ')
      .trim();
  // A teacher's own lists are by kind as a student's are, and the calendar has all of them.
  const list = due.seat_status === null ? '/calendar' : listOf(due);
  return { ...facts, lines: told.map(lineOf), address: originOf(configuration) + list };
}

/** What the letter does in the reader's calendar; null: nothing, or the calendar knows it from its subscription. */
function calendarOf({ event }: SeatLetter, told: Told[], configuration: Configuration): string | null {
  const entries = told.filter(
    ({ due }) => !due.has_feed && (event === 'CANCEL' ? due.was_registered : due.seat_status === 'registered'),
  );
  const [first] = entries;
  if (!event || !first) return null;
  const { locale, first_name, name, email, support_email } = first.due;
  const from = {
    name: addressIn(senderOf(configuration, support_email)),
    email: addressIn(senderOf(configuration, support_email)),
  };
  const dated = entries.map(({ due, facts }) => entryOf(event, due, facts, configuration));
  if (dated.length > 1) return announced(dated, { from, locale });
  return invitation(event, dated[0] as CalendarEntry, { from, to: { name: `${first_name} ${name}`, email }, locale });
}

const entryOf = (
  event: 'REQUEST' | 'CANCEL',
  { meeting_id, user_id, sequence, starts_at, ends_at, changed_at }: DueNotice,
  { title, teacher, address }: SeatFacts,
  configuration: Configuration,
): CalendarEntry => ({
  uid: `seat-${meeting_id}-${user_id}@${hostOf(configuration)}`,
  status: event === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
  sequence,
  starts_at,
  ends_at,
  changed_at,
  title,
  description: [teacher, address].join('\n'),
  address: address ?? '',
});

/** The row of a letter about one notice, or about several of one change. */
function letterRow(letter: SeatLetter, notices: DueNotice[], configuration: Configuration) {
  const told = notices.map((due) => ({ due, facts: factsOf(due, letter.kind, configuration) }));
  const [{ due, facts }] = told as [Told];
  const text =
    letter.several && told.length > 1
      ? letter.several[due.locale](severalFacts(told, configuration))
      : letter[due.locale](facts);
  return {
    letter: letter.letter,
    notice_id: due.id,
    user_id: due.user_id,
    to: due.email,
    ...composeLetter(text),
    calendar: calendarOf(letter, told, configuration),
  };
}

/** The rows of the letters of notices: what one change did to several meetings of a reader is told in one letter. */
export function letterRows(letters: Map<string, SeatLetter>, due: DueNotice[], configuration: Configuration) {
  const wanted = due.filter((notice) => {
    const letter = letters.get(notice.notice);
    return letter && isTrue(letter, notice);
  });
  const changeOf = ({ id, notice, user_id, noted_at }: DueNotice) =>
    letters.get(notice)?.several ? `${user_id} ${notice} ${noted_at}` : id;
  return [...Map.groupBy(wanted, changeOf).values()].map((notices) =>
    letterRow(letters.get((notices[0] as DueNotice).notice) as SeatLetter, notices, configuration),
  );
}
