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

const { actions, queries } = seatsOf('forums');

export default defineEntity('forums', {
  scopes: { own: taughtByCaller, open: openToCaller },
  search: searchMeetings,
  computed: { ...free, ...lacking },
  create: making,
  update: widening,
  actions: {
    ...actions,
    cancel: cancelling('forums'),
    reschedule: rescheduling('forums'),
    join: joining('forums'),
    trouble: reportingTrouble('forums'),
    set_alternative_link: settingAlternativeLink('forums'),
    pause: moving('forums', 'pause'),
    unpause: moving('forums', 'unpause'),
  },
  queries: {
    ...queries,
    ...pagesOf('forum'),
    room: roomPage('forums'),
    roster,
    attendance,
    calendar: calendarOf('forums'),
  },
});
