import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { hear } from '#schemas/browser/events.ts';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';

/** However much happens at once, the inbox asks once in so many milliseconds. */
const pause = 500;

/** Reads the inbox anew when a ticket comes, changes or is answered. */
export function useInboxEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: ['tickets'] });
      }, pause);
    };
    const stop = hear(document, { topics: ['desk:1'], on: { ticket: ask }, again: ask });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
}

/** Does something to a ticket and says what became of it. */
export function useTicketAction(id: number) {
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useCallback(
    async (action: string, input: object = {}, undo?: () => Promise<unknown>): Promise<boolean> => {
      try {
        await call('POST', `tickets/${id}/${action}`, input);
      } catch (error) {
        announce.failed('update', 'tickets', error);
        return false;
      } finally {
        await queries.invalidateQueries({ queryKey: ['tickets'] });
      }
      announce.done('update', 'tickets', undo && { undo: () => void undo() });
      return true;
    },
    [id, queries, announce],
  );
}
