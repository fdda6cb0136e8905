import { type MeetingEntity, type MeetingKind, meetingPages } from '#schemas/meeting_pages.ts';
import type { BehaviourOf } from '../engine/define.ts';
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

/** What meetings of all kinds have in common. */
export function meetingBehaviour(kind: MeetingKind): BehaviourOf<MeetingEntity> {
  const { entity } = meetingPages[kind];
  return {
    scopes: { own: taughtByCaller },
    search: searchMeetings,
    computed: lacking,
    actions: {
      cancel: cancelling(entity),
      reschedule: rescheduling(entity),
      join: joining(entity),
      trouble: reportingTrouble(entity),
      set_alternative_link: settingAlternativeLink(entity),
      pause: moving(entity, 'pause'),
      unpause: moving(entity, 'unpause'),
    },
    queries: { ...pagesOf(kind), room: roomPage(entity), roster, attendance, calendar: calendarOf(entity) },
  };
}

/** What classes and forums have in common, in which students take seats by themselves. */
export function seatedBehaviour(kind: 'classe' | 'forum'): BehaviourOf<'classes' | 'forums'> {
  const common = meetingBehaviour(kind);
  const seats = seatsOf(meetingPages[kind].entity);
  return {
    ...common,
    scopes: { ...common.scopes, open: openToCaller },
    computed: { ...common.computed, ...free },
    create: making,
    update: widening,
    actions: { ...common.actions, ...seats.actions },
    queries: { ...common.queries, ...seats.queries },
  };
}
