import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid, Problem } from '../engine/errors.ts';

/**
 * Streams an upload to a temporary file, which is deleted after `work`.
 * @throws Problem 413 as soon as there is more than `limit`, 422 when there is nothing
 */
export async function receiveFile<T>(
  body: Readable,
  limit: number,
  folder: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomBytes(16).toString('hex'));
  try {
    const size = await write(body, limit, file);
    if (size === 0) throw invalid({ file: { keyword: 'empty' } });
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** The checksum of a file, which identifies its content. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The connection outlives a refusal, so that the answer still reaches the sender. */
async function write(body: Readable, limit: number, file: string): Promise<number> {
  const out = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      size += piece.length;
      if (size > limit) throw new Problem(413, 'http_413', { headers: { connection: 'close' } });
      await out.write(piece);
    }
    return size;
  } finally {
    await out.close();
  }
}
