import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Locale } from '#schemas/localize.ts';

/** A meeting as it stands in a calendar. */
export interface CalendarEntry {
  /** Of the meeting, or of somebody's seats in it, the first to the last. */
  uid: string;
  /** Grows with every change of the meeting or the seat. */
  sequence: number;
  starts_at: string;
  ends_at: string;
  changed_at: string;
  title: string;
  description: string;
  address: string;
  status: keyof typeof ICalEventStatus;
}

interface Person {
  name: string;
  email: string;
}

const hour = 3600;

const bare = (locale: Locale) =>
  ical({ prodId: { company: 'Learning center', product: 'Calendar', language: locale } });

const eventOf = ({ uid, starts_at, ends_at, changed_at, status, ...entry }: CalendarEntry): ICalEventData => ({
  id: uid,
  sequence: entry.sequence,
  start: new Date(starts_at),
  end: new Date(ends_at),
  stamp: new Date(changed_at),
  summary: entry.title,
  description: entry.description,
  url: entry.address,
  status: ICalEventStatus[status],
  // What is cancelled takes nobody's time.
  transparency: status === 'CANCELLED' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
});

/**
 * What a letter does in the reader's calendar: the reader takes part already, or may, and is asked nothing (RFC 5546): an
 * offer is answered on its page.
 */
export function invitation(
  method: 'REQUEST' | 'CANCEL',
  entry: CalendarEntry,
  { from, to, locale }: { from: Person; to: Person; locale: Locale },
): string {
  const status = ICalAttendeeStatus[entry.status === 'TENTATIVE' ? 'TENTATIVE' : 'ACCEPTED'];
  const attendee = { ...to, role: ICalAttendeeRole.REQ, status, rsvp: false };
  const calendar = bare(locale).method(ICalCalendarMethod[method]);
  calendar.createEvent({ ...eventOf(entry), organizer: from, attendees: [attendee] });
  return calendar.toString();
}

/** Several dates of one reader at once, each under the name by which the calendar knows it: an invitation has but one. */
export function announcement(entries: CalendarEntry[], { from, locale }: { from: Person; locale: Locale }): string {
  const calendar = bare(locale).method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent({ ...eventOf(entry), organizer: from });
  return calendar.toString();
}

/** A calendar to subscribe to: one event for each date, nobody is invited (RFC 5545). */
export function subscriptionCalendar(name: string, entries: CalendarEntry[], locale: Locale): string {
  const calendar = bare(locale).method(ICalCalendarMethod.PUBLISH).name(name).ttl(hour);
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  return calendar.toString();
}
