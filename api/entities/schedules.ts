import { defineEntity } from '../engine/define.ts';
import { changingLine } from '../live/changes.ts';
import { checkLine, checkUnused, endLine, toComeOf } from '../live/periods/schedule.ts';
import { ofCaller } from '../live/reach.ts';

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
  actions: { change: changingLine, deactivate: endLine },
  queries: { to_come: toComeOf },
});
