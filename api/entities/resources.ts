import type { Knex } from 'knex';
import { defineEntity } from '../engine/define.ts';
import { conflict } from '../engine/errors.ts';
import { storageOf } from '../files/storage.ts';
import { told, usesOf } from '../files/uses.ts';

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
    /** The picture of a level or a lesson, and what a placement asks about, is no material of its own. */
    cover: ({ trx }) =>
      trx.raw(`(exists (select from levels where levels.image = resources.id)
        or exists (select from lessons where lessons.image = resources.id)
        or to_jsonb(resources.id) = any(array(select jsonb_path_query(q.body, '$.**.resource') from questions q
          join forms f on f.id = q.form_id where f.kind = 'leveling')))`),
  },
  actions: { uses: { after: (_, { id }, ctx) => usesOf(id, ctx) } },
  delete: {
    /** What shows the file is named; a use that comes at the same moment is still held by the database. */
    async before({ id }, ctx) {
      const uses = await usesOf(id, ctx);
      if (uses.length > 0) throw conflict('resource_in_use', { uses: told(uses, ctx) });
    },
    /** The file goes when the row is gone for certain; a delete that is taken back keeps both. */
    after(row, ctx) {
      const remove = () => storageOf(ctx.engine).remove(row.storage_key);
      (ctx.trx as Knex.Transaction).executionPromise.then(remove, () => undefined);
    },
  },
});
