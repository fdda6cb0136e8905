import { defineEntity } from '../engine/define.ts';
import { attendance } from '../live/attendance/attendance.ts';
import { rescheduling } from '../live/changes.ts';
import { free, lacking, making } from '../live/new_meeting.ts';
import { settingAlternativeLink } from '../live/outbox/alternative_link.ts';
import { reportingTrouble } from '../live/outbox/trouble.ts';
import { calendarOf } from '../live/pages/calendar.ts';
import { pagesOf } from '../live/pages/meeting_pages.ts';
import { openToCaller, taughtByCaller } from '../live/reach.ts';
import { joining } from '../live/room/join.ts';
import { roomPage } from '../live/room/room_page.ts';
import { searchMeetings } from '../live/search.ts';
import { roster } from '../live/seats/roster.ts';
import { addingStudent, cancelling } from '../live/seats/seats.ts';
import { moving } from '../live/states.ts';

export default defineEntity('demo_classes', {
  scopes: { own: taughtByCaller, open: openToCaller },
  search: searchMeetings,
  computed: { ...free, ...lacking },
  create: making,
  actions: {
    cancel: cancelling('demo_classes'),
    reschedule: rescheduling('demo_classes'),
    join: joining('demo_classes'),
    trouble: reportingTrouble('demo_classes'),
    set_alternative_link: settingAlternativeLink('demo_classes'),
    pause: moving('demo_classes', 'pause'),
    unpause: moving('demo_classes', 'unpause'),
    activate: moving('demo_classes', 'activate'),
    end: moving('demo_classes', 'end'),
    add_student: addingStudent('demo_classes'),
  },
  queries: {
    ...pagesOf('demo'),
    room: roomPage('demo_classes'),
    roster,
    attendance,
    calendar: calendarOf('demo_classes'),
  },
});
