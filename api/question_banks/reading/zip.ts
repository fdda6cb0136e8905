import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { Unreadable } from '../define.ts';

const mostEntries = 20_000;
const largestEntry = 16 * 1024 * 1024;
const largestWhole = 64 * 1024 * 1024;

/** Whether bytes are a zip. */
export const isZip = (bytes: Buffer): boolean => bytes.readUIntBE(0, Math.min(4, bytes.length)) === 0x504b0304;

export interface Entry {
  name: string;
  /** @throws Unreadable for an entry that is damaged, or unpacks to too much */
  read(): Buffer;
}

/** Whether a zip has a file whose name ends so; one that is damaged may have any. */
export function holds(zip: Buffer, ending: string): boolean {
  try {
    return !unzip(zip, ending).next().done;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return true;
  }
}

/** What macOS puts beside each file. */
const isShadow = (name: string) => name.startsWith('__MACOSX/') || path.posix.basename(name).startsWith('._');

/**
 * The files of a zip whose names end so, one after the other: each is unpacked when it is read, and no further than the
 * limit, whatever the zip says of itself.
 * @throws Unreadable for a zip that is damaged, has too many files or unpacks to too much
 */
export function* unzip(zip: Buffer, ending: string): Generator<Entry> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || end + 22 > zip.length) throw new Unreadable('zip_damaged');
  let [at, whole] = [zip.readUInt32LE(end + 16), 0];
  const count = zip.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Unreadable('zip_many', { limit: mostEntries });
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw new Unreadable('zip_damaged');
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [named, extra, remark] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    const place = zip.readUInt32LE(at + 42);
    const read = () => {
      const bytes = unpack(zip, place, packed, method);
      whole += bytes.length;
      if (whole > largestWhole) throw new Unreadable('zip_bomb');
      return bytes;
    };
    if (name.toLowerCase().endsWith(ending) && !isShadow(name)) yield { name, read };
    at += 46 + named + extra + remark;
  }
}

function unpack(zip: Buffer, header: number, size: number, method: number): Buffer {
  if (header + 30 > zip.length) throw new Unreadable('zip_damaged');
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packedBytes = zip.subarray(start, start + size);
  if (method === 0 && size <= largestEntry) return packedBytes;
  if (method !== 8) throw new Unreadable('zip_damaged');
  try {
    return inflateRawSync(packedBytes, { maxOutputLength: largestEntry });
  } catch (error) {
    throw new Unreadable((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'zip_bomb' : 'zip_damaged');
  }
}

/** Files in a zip, as they are. */
export function zipOf(files: { name: string; bytes: Buffer }[]): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, bytes } of files) {
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, nameBytes);
    parts.push(Buffer.from('PK\u0003\u0004'), facts, nameBytes, bytes);
    at += 30 + nameBytes.length + bytes.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directoryBytes, end]);
}
