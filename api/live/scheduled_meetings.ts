import type { Behaviour } from '../engine/define.ts';
import { attendance } from './attendance/attendance.ts';
import { rescheduling } from './changes.ts';
import { free, lacking, making, widening } from './new_meeting.ts';
import { settingAlternativeLink } from './outbox/alternative_link.ts';
import { reportingTrouble } from './outbox/trouble.ts';
import { calendarOf } from './pages/calendar.ts';
import { pagesOf } from './pages/meeting_pages.ts';
import { openToCaller, taughtByCaller } from './reach.ts';
import { joining } from './room/join.ts';
import { roomPage } from './room/room_page.ts';
import { searchMeetings } from './search.ts';
import { roster } from './seats/roster.ts';
import { cancelling, seatsOf } from './seats/seats.ts';
import { moving } from './states.ts';

/** What classes and forums have in common: meetings of the timetable, for which students register. */
export function scheduledMeetings(entity: 'classes' | 'forums', kind: 'classe' | 'forum'): Behaviour {
  const { actions, queries } = seatsOf(entity);
  return {
    scopes: { own: taughtByCaller, open: openToCaller },
    search: searchMeetings,
    computed: { ...free, ...lacking },
    create: making,
    update: widening,
    actions: {
      ...actions,
      cancel: cancelling(entity),
      reschedule: rescheduling(entity),
      join: joining(entity),
      trouble: reportingTrouble(entity),
      set_alternative_link: settingAlternativeLink(entity),
      pause: moving(entity, 'pause'),
      unpause: moving(entity, 'unpause'),
    },
    queries: {
      ...queries,
      ...pagesOf(kind),
      room: roomPage(entity),
      roster,
      attendance,
      calendar: calendarOf(entity),
    },
  };
}
