import { defineEntity } from '../engine/define.ts';
import { markAttendance } from '../live/attendance/mark.ts';
import { auditSeats } from '../live/auditor/audit.ts';
import { comingMeetings } from '../live/pages/meeting_pages.ts';
import { ofCaller, seatsOfCallersMeetings } from '../live/reach.ts';
import { seatHistory } from '../live/seats/roster.ts';
import { accepting, ending } from '../live/seats/seats.ts';

export default defineEntity('registrations', {
  scopes: { own: ofCaller('registrations.student_id'), taught: seatsOfCallersMeetings },
  computed: {
    waiting_rank: ({ trx }) =>
      trx.raw(`case when registrations.status = 'waiting' then (
        select count(*)::int from registrations ahead
        where ahead.meeting_id = registrations.meeting_id and ahead.status = 'waiting'
          and ahead.waiting_number <= registrations.waiting_number) end`),
    seconds_in_class: ({ trx }) => trx.raw('coalesce(registrations.reported_seconds, registrations.live_seconds)'),
  },
  actions: { accept: accepting, cancel: ending(false), remove: ending(true), mark_attendance: markAttendance },
  queries: {
    coming: comingMeetings,
    history: seatHistory,
    faults: async (_row, _params, { trx }) => ({ findings: await auditSeats(trx) }),
  },
});
