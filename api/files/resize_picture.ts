import { buffer } from 'node:stream/consumers';
import { cachePer } from '../cache.ts';
import { type Size, shrink, smaller } from './images.ts';
import type { Storage } from './storage.ts';

/** As many small pictures as a few screens show; they have a few kilobytes each, and can be resized anew. */
const pictures = cachePer<Storage, string, Promise<Buffer>>({ max: 500 });

/** A picture resized from the stored one, cached. */
export function resizePicture(
  file: { storage_key: string; size: number },
  size: Size,
  storage: Storage,
): Promise<Buffer> {
  const cache = pictures(storage);
  const key = `${size} ${file.storage_key}`;
  const known = cache.get(key);
  if (known) return known;
  const picture = draw(file, size, storage);
  cache.set(key, picture);
  picture.catch(() => cache.delete(key));
  return picture;
}

async function draw(
  { storage_key, size: length }: { storage_key: string; size: number },
  size: Size,
  storage: Storage,
) {
  return shrink(await buffer(await storage.read(storage_key, { start: 0, end: length - 1 })), smaller[size]);
}
