import { defineEntity } from '../engine/define.ts';
import { ofCaller } from '../live/reach.ts';
import { checkNotBegun, checkRecurrences } from '../live/series/series.ts';
import { activateSeries, deactivateSeries } from '../live/series/series_dates.ts';

export default defineEntity('particular_classes', {
  scopes: { own: ofCaller('particular_classes.staff_id'), own_series: ofCaller('particular_classes.student_id') },
  create: { before: checkRecurrences },
  update: {
    async before(changes, previous, ctx) {
      await checkNotBegun(changes, previous, ctx);
      checkRecurrences({ ...previous, ...changes });
      return changes;
    },
  },
  actions: { activate: activateSeries, deactivate: deactivateSeries },
});
