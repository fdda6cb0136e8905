import { defineEntity } from '../engine/define.ts';
import { attendance } from '../live/attendance/attendance.ts';
import { rescheduling } from '../live/changes.ts';
import { free, lacking, making, widening } from '../live/new_meeting.ts';
import { settingAlternativeLink } from '../live/outbox/alternative_link.ts';
import { reportingTrouble } from '../live/outbox/trouble.ts';
import { calendarOf } from '../live/pages/calendar.ts';
import { pagesOf } from '../live/pages/meeting_pages.ts';
import { openToCaller, taughtByCaller } from '../live/reach.ts';
import { joining } from '../live/room/join.ts';
import { roomPage } from '../live/room/room_page.ts';
import { searchMeetings } from '../live/search.ts';
import { roster } from '../live/seats/roster.ts';
import { cancelling, seatsOf } from '../live/seats/seats.ts';
import { moving } from '../live/states.ts';

const { actions, queries } = seatsOf('classes');

export default defineEntity('classes', {
  scopes: { own: taughtByCaller, open: openToCaller },
  search: searchMeetings,
  computed: { ...free, ...lacking },
  create: making,
  update: widening,
  actions: {
    ...actions,
    cancel: cancelling('classes'),
    reschedule: rescheduling('classes'),
    join: joining('classes'),
    trouble: reportingTrouble('classes'),
    set_alternative_link: settingAlternativeLink('classes'),
    pause: moving('classes', 'pause'),
    unpause: moving('classes', 'unpause'),
  },
  queries: {
    ...queries,
    ...pagesOf('classe'),
    room: roomPage('classes'),
    roster,
    attendance,
    calendar: calendarOf('classes'),
  },
});
