import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../providers/http.ts';
import type { Draft } from './types.ts';

/** What was being written when the author went away. */
export interface Kept {
  card: string;
  draft: Draft;
  updated_at: string;
}

const pause = 800;

/** Keeps on the server what is written and not saved, and offers what was kept before. */
export function useKeptDrafts(form: number) {
  const { data } = useQuery({
    queryKey: ['question_drafts', form],
    queryFn: () => call<Kept[]>('POST', 'question_drafts/resume', { form_id: form }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [settled, setSettled] = useState<string[]>([]);
  const written = useRef(new Set<string>());
  const waiting = useRef(new Map<string, { timer: number; draft: Draft }>());

  // What could not be kept now is kept with the next keystroke; saving tells of a server that is away.
  const send = useCallback(
    (card: string, draft: Draft | null) =>
      call('POST', 'question_drafts/keep', { form_id: form, card, draft }).catch(() => undefined),
    [form],
  );
  const keep = useCallback(
    (card: string, draft: Draft) => {
      clearTimeout(waiting.current.get(card)?.timer);
      written.current.add(card);
      const write = () => {
        waiting.current.delete(card);
        void send(card, draft);
      };
      waiting.current.set(card, { timer: window.setTimeout(write, pause), draft });
    },
    [send],
  );
  const forget = useCallback(
    (card: string) => {
      clearTimeout(waiting.current.get(card)?.timer);
      waiting.current.delete(card);
      setSettled((now) => [...now, card]);
      if (written.current.delete(card) || data?.some((one) => one.card === card)) void send(card, null);
    },
    [send, data],
  );
  const settle = useCallback((card: string) => setSettled((now) => [...now, card]), []);

  // Whoever leaves the page has written all the same.
  useEffect(() => {
    const rest = waiting.current;
    return () => {
      for (const [card, { timer, draft }] of rest) {
        clearTimeout(timer);
        void send(card, draft);
      }
      rest.clear();
    };
  }, [send]);

  return { offered: (data ?? []).filter(({ card }) => !settled.includes(card)), keep, forget, settle };
}
