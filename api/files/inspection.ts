import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';

/** What is read of a file that somebody has sent. It runs in a thread of its own: `inspect.ts` asks for it there. */

/** The type that its first bytes say; null where they say none. */
export async function mimeOf(file: string): Promise<string | null> {
  return (await fileTypeFromFile(file))?.mime.split(';')[0] ?? null;
}

/** The seconds that a sound or a film takes; null where the file does not say, as what browsers record. */
export async function durationOf(file: string): Promise<number | null> {
  const { format } = await parseFile(file, { duration: true, skipCovers: true });
  return format.duration === undefined ? null : Math.round(format.duration * 100) / 100;
}
