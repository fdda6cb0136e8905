import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAnnounce } from '../../announce.tsx';
import { ask, call } from '../../providers/http.ts';
import { useReread } from '../../providers/useReread.ts';

const events = ['ticket'];

/** Reads the inbox anew when a ticket comes, changes or is answered. */
export const useInboxEvents = (): void => useReread('tickets', 'desk:1', events, 500);

/** What becomes of a ticket by these is said in their own words. */
const closingActions = new Set(['solve', 'discard', 'reopen', 'merge']);

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
      announce.done(closingActions.has(action) ? action : 'update', 'tickets', undo && { undo: () => void undo() });
      return true;
    },
    [id, queries, announce],
  );
}

/** Whoever has a thread in sight has read what was told of it, and what is written meanwhile. */
export function useRead(id: number, entries: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry more is read too
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void ask(`tickets/${id}/read`, {}).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, entries]);
}
