import { buffer } from 'node:stream/consumers';
import { type Size, shrink, smaller } from './images.ts';
import type { Storage } from './storage.ts';

/** As many small pictures as a few screens show: they are a few kilobytes each, and are drawn again when they are asked for later. */
const most = 500;
const drawn = new WeakMap<Storage, Map<string, Promise<Buffer>>>();

/** A picture drawn smaller than it is kept. What was asked for last is at hand. */
export function sized(file: { storage_key: string; size: number }, size: Size, storage: Storage): Promise<Buffer> {
  const there = drawn.get(storage) ?? new Map<string, Promise<Buffer>>();
  drawn.set(storage, there);
  const key = `${size} ${file.storage_key}`;
  const made = there.get(key) ?? draw(file, size, storage);
  there.delete(key);
  there.set(key, made);
  made.catch(() => there.delete(key));
  for (const oldest of there.keys()) if (there.size > most) there.delete(oldest);
  return made;
}

async function draw(
  { storage_key, size: length }: { storage_key: string; size: number },
  size: Size,
  storage: Storage,
) {
  return shrink(await buffer(await storage.read(storage_key, { start: 0, end: length - 1 })), smaller[size]);
}
