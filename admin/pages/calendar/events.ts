import type { EventInput } from '@fullcalendar/react';
import { legal, type ShownAction } from '../../schema/actions/act.ts';
import type { Meeting } from './meetings.ts';

/**
 * Meetings as FullCalendar takes them; their state is a class of the calendar's look.
 * @param reschedule the action by which they are dragged, where the caller has it
 * @param now what the school's clocks show: what has begun is not moved any more
 */
export const eventsOf = (meetings: Meeting[], reschedule: ShownAction | undefined, now: string): EventInput[] =>
  meetings.map((meeting) => ({
    id: `${meeting.entity}/${meeting.id}`,
    start: meeting.local_start,
    end: meeting.local_end,
    className: `calendar-${meeting.status}`,
    editable: Boolean(reschedule && legal(reschedule, meeting.status) && meeting.local_start > now),
    extendedProps: { meeting },
  }));

const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The hours that a week's grid shows: those of a school's day, and all that something is held in. */
export function hoursOf(meetings: Meeting[]): { slotMinTime: string; slotMaxTime: string } {
  const hour = (wall: string) => Number(wall.slice(11, 13));
  const crosses = ({ local_start, local_end }: Meeting) => local_start.slice(0, 10) !== local_end.slice(0, 10);
  const begin = Math.min(7, ...meetings.map((meeting) => (crosses(meeting) ? 0 : hour(meeting.local_start))));
  const end = Math.max(21, ...meetings.map((meeting) => (crosses(meeting) ? 24 : hour(meeting.local_end) + 1)));
  return { slotMinTime: two(begin), slotMaxTime: two(Math.min(24, end)) };
}
