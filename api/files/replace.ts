import type { Knex } from 'knex';
import { audit } from '../engine/audit.ts';
import type { Context, RowOf, Saved } from '../engine/define.ts';
import { conflict, notFound, Problem, stale } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { readOne } from '../engine/rows.ts';
import { patchAll } from '../engine/write.ts';
import { storageOf } from './storage.ts';
import { storeUpload, type Upload } from './upload.ts';

type ResourceRow = RowOf<'resources'>;

/**
 * Puts what a person has recorded in the place of a recording whose words are written down, a machine's or an earlier
 * take: whatever plays the resource plays the new one, as a whole, as nobody has said when its lines are heard. The file
 * before it is deleted.
 * @param version what the sender saw; null: whichever it is
 * @throws Problem 404, 409 where nothing says what to read aloud, 412, 413, 415
 */
export async function replaceRecording(
  upload: Upload,
  id: number,
  version: number | null,
  entity: Entity,
  ctx: Context,
): Promise<Saved> {
  if (upload.kind !== 'audio') throw new Problem(415, 'unsupported_file');
  // Before megabytes are received for nothing; asked again when they are there.
  await replaceable(id, version, entity, ctx);
  return storeUpload(
    { ...upload, isRecording: true },
    ctx,
    (work) => ctx.engine.knex.transaction((trx) => work({ ...ctx, trx })),
    async (stored, ctx) => {
      const previous = await replaceable(id, version, entity, ctx);
      const changes = { ...stored, machine_voice: false, cues: null };
      const [row] = (await patchAll(entity, [previous], changes, null, ctx)) as [ResourceRow];
      await audit(
        [
          {
            action: 'replace',
            entity,
            record_id: id,
            before: withoutStorageKey(previous),
            after: withoutStorageKey(row),
          },
        ],
        ctx,
      );
      const remove = () => storageOf(ctx.engine).remove(previous.storage_key);
      (ctx.trx as Knex.Transaction).executionPromise.then(remove, () => undefined);
      return readOne(entity, id, ctx);
    },
  );
}

async function replaceable(id: number, version: number | null, entity: Entity, ctx: Context): Promise<ResourceRow> {
  const row = await ctx.trx('resources').where({ id, owner_id: null, kind: 'audio' }).forUpdate().first();
  if (!row) throw notFound();
  if (!row.transcript) throw conflict('nothing_to_say');
  if (version !== null && version !== row.version) throw stale(await readOne(entity, id, ctx));
  return row;
}

/** The storage path is readable to nobody, not even in the log. */
const withoutStorageKey = ({ storage_key: _, ...row }: ResourceRow) => row;
