import { defineEntity } from '../engine/define.ts';
import { free, lacking, making } from '../live/new_meeting.ts';
import { openToCaller, taughtByCaller } from '../live/reach.ts';

export default defineEntity('forums', {
  scopes: { own: taughtByCaller, open: openToCaller },
  computed: { ...free, ...lacking },
  create: making,
});
