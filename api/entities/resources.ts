import type { Knex } from 'knex';
import { defineEntity } from '../engine/define.ts';
import { conflict } from '../engine/errors.ts';
import { isCover, isListed } from '../files/listing.ts';
import { listRecordings } from '../files/recordings.ts';
import { storageOf } from '../files/storage.ts';
import { listUses, usesOf } from '../files/uses.ts';

export default defineEntity('resources', {
  scopes: {
    /** What is listed and belongs to no level, or to one that a student has reached; of photos and recordings the own. */
    within_reach: (query, ctx) => {
      const reached = ctx
        .trx('levels')
        .select('id')
        .where('order', '<=', ctx.caller.level?.order ?? -1);
      query.where('resources.status', 'active');
      query.where((one) => one.whereRaw(isListed).orWhereRaw(isCover).orWhere('resources.owner_id', ctx.caller.id));
      query.where((one) => one.whereNull('resources.level_id').orWhereIn('resources.level_id', reached));
    },
    /** The photos and recordings of others are not a teacher's to read. */
    nobody_elses: (query, ctx) =>
      query.where((one) => one.whereNull('resources.owner_id').orWhere('resources.owner_id', ctx.caller.id)),
  },
  computed: { listed: ({ trx }) => trx.raw(isListed) },
  queries: {
    recordings: (_row, params, ctx) => listRecordings(params, ctx),
    uses: ({ id }, _params, ctx) => usesOf(id, ctx),
  },
  delete: {
    /** What shows the file is named; a use that comes at the same moment is still held by the database. */
    async before({ id }, ctx) {
      const uses = await usesOf(id, ctx);
      if (uses.length > 0) throw conflict('resource_in_use', { uses: listUses(uses, ctx) });
    },
    /** The file is deleted once the row is deleted for certain; a rolled back delete leaves both. */
    after(row, ctx) {
      const remove = () => storageOf(ctx.engine).remove(row.storage_key);
      (ctx.trx as Knex.Transaction).executionPromise.then(remove, () => undefined);
    },
  },
});
