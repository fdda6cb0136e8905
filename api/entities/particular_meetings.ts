import { defineEntity } from '../engine/define.ts';
import { meetingBehaviour } from '../live/meeting.ts';
import { makingForSeries } from '../live/new_meeting.ts';
import { ofCallersSeries } from '../live/reach.ts';

const common = meetingBehaviour('particular');

export default defineEntity('particular_meetings', {
  ...common,
  scopes: { ...common.scopes, own_series: ofCallersSeries },
  create: makingForSeries,
});
