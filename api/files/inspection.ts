import { constants, setPriority } from 'node:os';
import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';
import { answerApart } from '../answerers.ts';

/** Reads type and duration of an uploaded file, in a process of its own that `inspect.ts` calls. */
export interface Inspection {
  what: 'mime' | 'duration';
  file: string;
}

const readers = {
  /** The type by its first bytes; null if unknown. */
  async mime(file: string): Promise<string | null> {
    return (await fileTypeFromFile(file))?.mime.split(';')[0] ?? null;
  },

  /** The duration of a recording or film in seconds; null where the file has none, as recordings of browsers. */
  async duration(file: string): Promise<number | null> {
    const { format } = await parseFile(file, { duration: true, skipCovers: true });
    return format.duration === undefined ? null : Math.round(format.duration * 100) / 100;
  },
};

// Page requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Content that the parser did not expect yields no answer.
answerApart(({ what, file }: Inspection) => readers[what](file).catch(() => null));
