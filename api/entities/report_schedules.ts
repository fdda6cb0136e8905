import { defineEntity } from '../engine/define.ts';
import { checkSchedule, nextSending } from '../reporting/schedules/schedule.ts';

export default defineEntity('report_schedules', {
  scopes: { own: (query, { caller }) => query.where('report_schedules.user_id', caller.id) },
  create: {
    before: async (row, ctx) => ({
      ...(await checkSchedule(row, ctx)),
      user_id: ctx.caller.id,
      next_at: await nextSending(row, ctx),
    }),
  },
  update: {
    before: async (changes, previous, ctx) => {
      const row = { ...previous, ...changes };
      await checkSchedule(row, ctx);
      const isMoved = previous.status === 'active' && ('every' in changes || 'hour' in changes);
      return isMoved ? { ...changes, next_at: await nextSending(row, ctx) } : changes;
    },
  },
  actions: {
    activate: { plan: async (row, _input, ctx) => ({ changes: { next_at: await nextSending(row, ctx) } }) },
    deactivate: { plan: () => ({ changes: { next_at: null } }) },
  },
});
