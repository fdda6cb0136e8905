import { defineEntity } from '../engine/define.ts';
import { calendarOf } from '../live/calendar.ts';
import { rescheduling } from '../live/changes.ts';
import { pagesOf } from '../live/meeting_pages.ts';
import { lacking, making } from '../live/new_meeting.ts';
import { ofCallersSeries, taughtByCaller } from '../live/reach.ts';
import { roster } from '../live/roster.ts';
import { cancelling } from '../live/seats.ts';

export default defineEntity('particular_meetings', {
  scopes: { own: taughtByCaller, own_series: ofCallersSeries },
  computed: lacking,
  create: making,
  actions: { cancel: cancelling('particular_meetings'), reschedule: rescheduling('particular_meetings') },
  queries: { ...pagesOf('particular'), roster, calendar: calendarOf('particular_meetings') },
});
