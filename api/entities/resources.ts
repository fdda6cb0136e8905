import type { Knex } from 'knex';
import { defineEntity } from '../engine/define.ts';
import { storageOf } from '../files/storage.ts';

export default defineEntity('resources', {
  scopes: {
    /** What belongs to no level, and to the levels that a student has reached; of photos the own. */
    within_reach: (query, ctx) => {
      const reached = ctx
        .trx('levels')
        .select('id')
        .where('order', '<=', ctx.caller.level?.order ?? -1);
      query.where('resources.status', 'active');
      query.where((one) => one.whereNull('resources.owner_id').orWhere('resources.owner_id', ctx.caller.id));
      query.where((one) => one.whereNull('resources.level_id').orWhereIn('resources.level_id', reached));
    },
  },
  computed: {
    /** The picture of a level or a lesson is no material of its own. */
    cover: ({ trx }) =>
      trx.raw(`(exists (select from levels where levels.image = resources.id)
        or exists (select from lessons where lessons.image = resources.id))`),
  },
  delete: {
    /** The file goes when the row is gone for certain; a delete that is taken back keeps both. */
    after(row, ctx) {
      const remove = () => storageOf(ctx.engine).remove(row.storage_key);
      (ctx.trx as Knex.Transaction).executionPromise.then(remove, () => undefined);
    },
  },
});
