import { longDate, longDateTime } from '#schemas/dates.ts';
import { listOf, pageOf } from '#schemas/meeting_pages.ts';
import type { Configuration } from '../../configuration.ts';
import { composeLetter } from '../../mail/letter.ts';
import { isLetterDue } from '../../mail/notice.ts';
import { keeps, type SeatFacts, type SeatNotice, type SeveralFacts } from '../../mail/seat_notice.ts';
import { addressIn, hostOf, originOf, senderOf, settingsOf } from '../../mail/sender.ts';
import { supportLine } from '../../mail/support.ts';
import { announcement, type CalendarEntry, invitation } from '../ical.ts';
import { titleOf } from '../pages/title.ts';
import type { DueSeat } from './due.ts';

/** Whether what a letter says is still so. */
const isTrue = ({ holds, teaches }: SeatNotice, due: DueSeat): boolean =>
  (teaches ?? due.is_teaching) === due.is_teaching && (!holds || holds.includes(due.seat_status ?? ''));

/** A notice of a letter before it is composed: the seat, whose it is, and what the letter says of it. */
interface LetterEntry {
  due: DueSeat;
  facts: SeatFacts;
}

/** What a notice says of its meeting, in the words of its reader. */
export function seatFacts(due: DueSeat, kind: string | undefined, configuration: Configuration): SeatFacts {
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
    settings: settingsOf(due, kind, configuration),
  };
}

/** Several meetings in a letter: each in a line, with what it was before and what the reader keeps where that is no seat. */
function severalFacts(entries: LetterEntry[], configuration: Configuration): SeveralFacts {
  const [{ due, facts }] = entries as [LetterEntry];
  const lineOf = ({ due: { seat_status }, facts: { title, when, former_when, keeps: keptSeat } }: LetterEntry) =>
    [
      former_when ? `${title}: ${former_when} → ${when}.` : `${title}: ${when}.`,
      seat_status === 'registered' ? '' : keptSeat,
    ]
      .join(' ')
      .trim();
  // A teacher's own lists are by kind as a student's are, and the calendar has all of them.
  const list = due.seat_status === null ? '/calendar' : listOf(due);
  return { ...facts, lines: entries.map(lineOf), address: originOf(configuration) + list };
}

/** How what a student holds stands in a calendar: an offer is no seat yet. */
const calendarStatuses: Record<string, CalendarEntry['status']> = { registered: 'CONFIRMED', offered: 'TENTATIVE' };

/** What the letter does in the reader's calendar; null: nothing, or the calendar knows it from its subscription. */
function calendarOf({ event }: SeatNotice, all: LetterEntry[], configuration: Configuration): string | null {
  const entries = all.filter(
    ({ due }) =>
      !due.has_feed &&
      (event === 'CANCEL' ? due.was_entered : due.seat_status !== null && due.seat_status in calendarStatuses),
  );
  const [first] = entries;
  if (!event || !first) return null;
  const { locale, first_name, name, email, support_email } = first.due;
  const from = {
    name: addressIn(senderOf(configuration, support_email)),
    email: addressIn(senderOf(configuration, support_email)),
  };
  const dated = entries.map(({ due, facts }) => entryOf(event, due, facts, configuration));
  if (dated.length > 1) return announcement(dated, { from, locale });
  return invitation(event, dated[0] as CalendarEntry, { from, to: { name: `${first_name} ${name}`, email }, locale });
}

const entryOf = (
  event: 'REQUEST' | 'CANCEL',
  { meeting_id, user_id, seat_status, sequence, starts_at, ends_at, changed_at }: DueSeat,
  { title, teacher, address }: SeatFacts,
  configuration: Configuration,
): CalendarEntry => ({
  uid: `seat-${meeting_id}-${user_id}@${hostOf(configuration)}`,
  status: event === 'CANCEL' ? 'CANCELLED' : (calendarStatuses[seat_status ?? ''] ?? 'CONFIRMED'),
  sequence,
  starts_at,
  ends_at,
  changed_at,
  title,
  description: [teacher, address].join('\n'),
  address: address ?? '',
});

/** The row of a letter about one notice, or about several of one change. */
function letterRow(notice: SeatNotice, notices: DueSeat[], configuration: Configuration) {
  const entries = notices.map((due) => ({ due, facts: seatFacts(due, notice.kind, configuration) }));
  const [{ due, facts }] = entries as [LetterEntry];
  const text =
    notice.several && entries.length > 1
      ? notice.several[due.locale](severalFacts(entries, configuration))
      : notice[due.locale](facts);
  return {
    letter: notice.notice,
    notice_id: due.id,
    user_id: due.user_id,
    to: due.email,
    ...composeLetter(text, supportLine({ email: due.support_email, phone: due.support_phone }, due.locale)),
    calendar: calendarOf(notice, entries, configuration),
  };
}

/** The rows of the letters of seats: what one change did to several meetings of a reader is told in one letter. */
export function seatLetterRows(notices: Map<string, SeatNotice>, due: DueSeat[], configuration: Configuration) {
  const dueNotices = due.filter((row) => {
    const notice = notices.get(row.notice);
    return notice && isLetterDue(notice, row) && isTrue(notice, row);
  });
  const changeOf = ({ id, notice, user_id, noted_at }: DueSeat) =>
    notices.get(notice)?.several ? `${user_id} ${notice} ${noted_at}` : id;
  return [...Map.groupBy(dueNotices, changeOf).values()].map((group) =>
    letterRow(notices.get((group[0] as DueSeat).notice) as SeatNotice, group, configuration),
  );
}
