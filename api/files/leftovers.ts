import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../engine/define.ts';
import { addJob, dropJob } from '../engine/jobs/jobs.ts';
import type { Engine } from '../engine/registry.ts';
import { newKey, storageOf } from './storage.ts';

/** No upload pauses for longer than this. */
const patience = 15 * 60_000;
const job = 'clear_upload';
const orderOf = (key: string) => `${job}:${key}`;

/** A file that was stored and may belong to nothing. */
export interface StoredFile {
  storage_key: string;
}

/**
 * Stores bytes, or the file at a path. That they are deleted if nothing comes of them is ordered before: whoever breaks
 * off between the storage and the database leaves nothing behind.
 * @returns the key
 */
export async function store(content: Buffer | string, extension: string, engine: Engine): Promise<string> {
  const storage_key = newKey(extension);
  const at = new Date(Date.now() + patience);
  await addJob(engine.knex, job, { storage_key }, { at, key: orderOf(storage_key) });
  await storageOf(engine).save(storage_key, content);
  return storage_key;
}

/** A row names the file now, if the transaction commits. */
export const isWanted = (storage_key: string, { trx }: Context): Promise<void> => dropJob(trx, orderOf(storage_key));

/** Deletes a stored file that no resource names. */
export async function clearStored({ storage_key }: StoredFile, { engine, trx }: Context): Promise<void> {
  const row = await trx('resources').where({ storage_key }).first('id');
  if (!row) await storageOf(engine).remove(storage_key);
}

/** Deletes incoming files that have not grown since: their process or client was lost. */
async function clearIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - patience) await rm(file, { force: true });
  }
}

/** Deletes leftovers of earlier processes on this machine, now and periodically. @returns a function that stops it */
export async function startClearing(folder: string): Promise<() => void> {
  await clearIncoming(folder);
  const timer = setInterval(() => void clearIncoming(folder), patience).unref();
  return () => clearInterval(timer);
}
