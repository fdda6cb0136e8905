import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Engine } from '../engine/registry.ts';

/** Where the files of resources are. A key reveals nothing of its content. */
export interface Storage {
  /** A local folder for incomplete files. */
  incoming: string;
  /** Stores bytes, or the file at a path, under a key of `newKey`. */
  save(key: string, content: Buffer | string): Promise<void>;
  read(key: string, range: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** A new place for a file. */
export function newKey(extension: string): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.${extension}`;
}

/** Files in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const place = (key: string) => path.join(folder, key);
  return {
    incoming: path.join(folder, 'incoming'),
    async save(key, content) {
      const unfinished = path.join(folder, 'incoming', path.basename(key));
      await mkdir(path.dirname(place(key)), { recursive: true });
      if (typeof content === 'string') await copyFile(content, unfinished);
      else await writeFile(unfinished, content);
      await rename(unfinished, place(key));
    },
    read: async (key, range) => createReadStream(place(key), range),
    remove: (key) => rm(place(key), { force: true }),
  };
}

const storages = new WeakMap<Engine, Storage>();

/** Gives an engine the storage of its resources. */
export const useStorage = (engine: Engine, storage: Storage) => storages.set(engine, storage);

/** The storage of an engine's resources. */
export function storageOf(engine: Engine): Storage {
  const storage = storages.get(engine);
  if (!storage) throw new Error('The files plugin gives the engine its storage; it is not registered.');
  return storage;
}
