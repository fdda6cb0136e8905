import type { Knex } from 'knex';
import { accountEntity, writeProfile } from '../auth/profile.ts';
import type { Context } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { storageOf } from './storage.ts';
import { saveUpload, type Upload } from './upload.ts';

/**
 * Saves a picture as the caller's photo.
 * @param resources the entity of files
 * @throws Problem 413, 415, 422
 */
export const savePhoto = (upload: Upload, resources: Entity, ctx: Context) =>
  saveUpload(upload, resources, ctx, (work) =>
    ctx.engine.knex.transaction(async (trx) => {
      const row = await work({ ...ctx, trx });
      await setPhoto(row.id, { ...ctx, trx });
      return row;
    }),
  );

/** Sets the caller's photo, or none; the former one is deleted with its file. */
export async function setPhoto(avatar: number | null, ctx: Context): Promise<void> {
  const { engine, caller, trx } = ctx;
  await writeProfile({ avatar }, accountEntity(caller.role, engine), ctx);
  const former = await trx('resources')
    .where({ owner_id: caller.id, kind: 'image', is_attachment: false })
    .whereNot('id', avatar ?? 0)
    .delete()
    .returning('storage_key');
  const remove = () => Promise.all(former.map(({ storage_key }) => storageOf(engine).remove(storage_key)));
  (trx as Knex.Transaction).executionPromise.then(remove, () => undefined);
}
