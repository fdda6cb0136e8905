import path from 'node:path';
import { Unreadable } from '#api/question_banks/define.ts';
import type { Attachment, Whole } from '#api/question_banks/item.ts';
import type { Entry } from '#api/question_banks/reading/zip.ts';

/** What all questions together may show: a file counts for each that names it, as each takes it along. */
const mostShown = 64 * 1024 * 1024;

/** What the files of a zip are, by the paths that its questions name: of those alone that it lists with their kinds. */
export function mediaOf(entries: Entry[], folder: string, listed: unknown): Whole['fileOf'] {
  const packedFiles = new Map(entries.map(({ name, read }) => [name, read]));
  const byNumber = new Map(Object.entries((listed ?? {}) as Record<string, { kind?: unknown; name?: unknown } | null>));
  const unpackedFiles = new Map<string, Attachment>();
  let shown = 0;
  const open = (file: string): Attachment | undefined => {
    const [read, { kind, name } = {}] = [packedFiles.get(folder + file), byNumber.get(file) ?? {}];
    if (!read || (kind !== 'image' && kind !== 'audio')) return undefined;
    return { name: typeof name === 'string' ? name : path.posix.basename(file), kind, alt: '', bytes: read() };
  };
  return (file) => {
    const found = unpackedFiles.get(file) ?? tryOpen(open, file);
    if (!found || shown + found.bytes.length > mostShown) return undefined;
    unpackedFiles.set(file, found);
    shown += found.bytes.length;
    return found;
  };
}

/** A file that is damaged is left out alone. */
function tryOpen(open: (file: string) => Attachment | undefined, file: string): Attachment | undefined {
  try {
    return open(file);
  } catch (error) {
    if (!(error instanceof Unreadable) || error.reason !== 'zip_damaged') throw error;
    return undefined;
  }
}
