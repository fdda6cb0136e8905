import type { EventInput } from '@fullcalendar/react';
import type { Meeting } from './meetings.ts';

/** A meeting as FullCalendar takes it; its state is a class of the calendar's look. */
export const asEvent = (meeting: Meeting): EventInput => ({
  id: `${meeting.entity}/${meeting.id}`,
  start: meeting.local_start,
  end: meeting.local_end,
  className: `calendar-${meeting.status}`,
  extendedProps: { meeting },
});

const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The hours that a week's grid shows: those of a school's day, and all that something is held in. */
export function hoursOf(meetings: Meeting[]): { slotMinTime: string; slotMaxTime: string } {
  const hour = (wall: string) => Number(wall.slice(11, 13));
  const crosses = ({ local_start, local_end }: Meeting) => local_start.slice(0, 10) !== local_end.slice(0, 10);
  const begin = Math.min(7, ...meetings.map((meeting) => (crosses(meeting) ? 0 : hour(meeting.local_start))));
  const end = Math.max(21, ...meetings.map((meeting) => (crosses(meeting) ? 24 : hour(meeting.local_end) + 1)));
  return { slotMinTime: two(begin), slotMaxTime: two(Math.min(24, end)) };
}
