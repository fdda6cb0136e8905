import { defineEntity } from '../engine/define.ts';
import { changingLine } from '../live/changes.ts';
import { ofCaller } from '../live/reach.ts';
import { checkLine, checkUnused } from '../live/schedule.ts';

export default defineEntity('schedules', {
  scopes: { own: ofCaller('schedules.staff_id') },
  create: { before: checkLine },
  update: {
    async before(changes, previous, ctx) {
      await checkUnused(changes, previous, ctx);
      await checkLine({ ...previous, ...changes }, ctx);
      return changes;
    },
  },
  actions: { change: changingLine },
});
