import { parseFile } from 'music-metadata';

/** The seconds that a sound or a film takes; null where the file does not say, as what browsers record. */
export async function durationOf(file: string): Promise<number | null> {
  try {
    const { format } = await parseFile(file, { duration: true, skipCovers: true });
    return format.duration === undefined ? null : Math.round(format.duration * 100) / 100;
  } catch {
    return null;
  }
}
