import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../announce.tsx';
import { upload } from '../providers/upload.ts';

/** A file that is being sent. */
export interface OnItsWay {
  name: string;
  /** From 0 to 1; at 1 the school looks into it. */
  share: number;
  /** Its place among those that are sent one after the other. */
  number: number;
  of: number;
  cancel(): void;
}

/** Puts files into the library one after the other, and tells how far that is. Leaving the page ends it. */
export function useUpload(onUploaded: (ids: number[]) => void) {
  const announce = useAnnounce();
  const [way, setWay] = useState<OnItsWay | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const take = async (...files: File[]) => {
    const control = new AbortController();
    ending.current = control;
    const ids: number[] = [];
    for (const [at, file] of files.entries()) {
      if (control.signal.aborted) break;
      const known = { name: file.name, number: at + 1, of: files.length, cancel: () => control.abort() };
      const told = (share: number) => setWay({ ...known, share });
      told(0);
      try {
        ids.push((await upload(file, { told, signal: control.signal })).id);
      } catch (error) {
        announce.failed('add', 'resources', error);
      }
    }
    setWay(null);
    if (ids.length === 0) return;
    announce.done('add', 'resources', { count: ids.length });
    onUploaded(ids);
  };
  return { way, take };
}
