import { useEffect, useRef } from 'react';
import { hear } from '#schemas/browser/events.ts';
import { useReread } from '../shell/leaving.ts';

/** Reads a ticket anew when it is answered or its state changes. */
export function useHelpEvents(id: number): void {
  const { reread } = useReread();
  const read = useRef(reread);
  read.current = reread;
  useEffect(() => {
    const rereadNow = () => read.current();
    return hear(document, { topics: [`ticket:${id}`], on: { ticket: rereadNow }, again: rereadNow });
  }, [id]);
}
