import { defineEntity } from '../engine/define.ts';
import { matching } from '../live/attendance/match.ts';
import { eventsOfCallersMeetings } from '../live/reach.ts';

export default defineEntity('room_events', {
  scopes: { taught: eventsOfCallersMeetings },
  actions: { match: matching },
});
