import { defineEntity } from '../engine/define.ts';
import { attendance } from '../live/attendance/attendance.ts';
import { rescheduling } from '../live/changes.ts';
import { lacking, makingForSeries } from '../live/new_meeting.ts';
import { settingAlternativeLink } from '../live/outbox/alternative_link.ts';
import { reportingTrouble } from '../live/outbox/trouble.ts';
import { calendarOf } from '../live/pages/calendar.ts';
import { pagesOf } from '../live/pages/meeting_pages.ts';
import { ofCallersSeries, taughtByCaller } from '../live/reach.ts';
import { joining } from '../live/room/join.ts';
import { roomPage } from '../live/room/room_page.ts';
import { searchMeetings } from '../live/search.ts';
import { roster } from '../live/seats/roster.ts';
import { cancelling } from '../live/seats/seats.ts';
import { moving } from '../live/states.ts';

export default defineEntity('particular_meetings', {
  scopes: { own: taughtByCaller, own_series: ofCallersSeries },
  search: searchMeetings,
  computed: lacking,
  create: makingForSeries,
  actions: {
    cancel: cancelling('particular_meetings'),
    reschedule: rescheduling('particular_meetings'),
    join: joining('particular_meetings'),
    trouble: reportingTrouble('particular_meetings'),
    set_alternative_link: settingAlternativeLink('particular_meetings'),
    pause: moving('particular_meetings', 'pause'),
    unpause: moving('particular_meetings', 'unpause'),
  },
  queries: {
    ...pagesOf('particular'),
    room: roomPage('particular_meetings'),
    roster,
    attendance,
    calendar: calendarOf('particular_meetings'),
  },
});
