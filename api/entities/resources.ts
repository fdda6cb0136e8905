import { defineEntity } from '../engine/define.ts';

export default defineEntity('resources', {
  scopes: {
    /** What belongs to no level, and to the levels that a student has reached. */
    within_reach: (query, ctx) => {
      const reached = ctx.engine
        .knex('levels')
        .select('id')
        .where('order', '<=', ctx.caller.level?.order ?? -1);
      query.where('resources.status', 'active');
      query.where((one) => one.whereNull('resources.level_id').orWhereIn('resources.level_id', reached));
    },
  },
});
