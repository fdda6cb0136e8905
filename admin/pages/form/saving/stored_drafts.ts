import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { ResultOf } from '#schemas/queries.ts';
import { call, problemOf } from '../../../providers/http.ts';
import { askQuery } from '../../../providers/queries.ts';
import { useSchool } from '../../../school.ts';
import type { Draft } from '../types.ts';

/** A draft that was not saved when its author left. */
export type StoredDraft = ResultOf<'question_drafts', 'recovery'>[number] & { draft: Draft };

/** What the server has not confirmed, by card; null: its draft is to be deleted. */
type UnsentDrafts = Record<string, Draft | null>;

const pause = 800;

/** In this tab, for the same author and form: what stood in the page when it was left or its session ended. */
const placeOf = (user: number, form: number) => `drafts/${user}/${form}`;

const readUnsent = (place: string): UnsentDrafts => JSON.parse(sessionStorage.getItem(place) ?? '{}');

/** Gives the server what the page was left with. What it refuses is worth nothing; while it is away, all stays. */
async function sendLeft(place: string, form_id: number): Promise<void> {
  for (const [card, draft] of Object.entries(readUnsent(place)))
    await call('POST', 'question_drafts/keep', { form_id, card, draft }).catch((error) => {
      if (!problemOf(error)) throw error;
    });
  sessionStorage.removeItem(place);
}

/** Stores unsaved text on the server, and offers what was stored before. */
export function useStoredDrafts(form: number) {
  const { user } = useSchool();
  const place = placeOf(user.id, form);
  const [settled, setSettled] = useState<string[]>([]);
  const writtenCards = useRef(new Set<string>());
  const waitingCards = useRef(new Set<string>());
  const unsentDrafts = useRef<UnsentDrafts>({});
  const turns = useRef(new Map<string, Promise<void>>());

  // A draft that could not be stored is stored with the next keystroke. One request after the other: a draft that
  // arrived after its question was saved would be offered for ever.
  const send = useCallback(
    (card: string, draft: Draft | null): Promise<void> => {
      const body = { form_id: form, card, draft };
      const turn = (turns.current.get(card) ?? Promise.resolve()).then(() =>
        call('POST', 'question_drafts/keep', body).then(
          () => {
            if (unsentDrafts.current[card] === draft) delete unsentDrafts.current[card];
          },
          () => undefined,
        ),
      );
      turns.current.set(card, turn);
      return turn;
    },
    [form],
  );
  const sendWaiting = useCallback(() => {
    for (const card of waitingCards.current) void send(card, unsentDrafts.current[card] ?? null);
    waitingCards.current.clear();
  }, [send]);
  const sendSoon = useDebouncedCallback(sendWaiting, pause);
  const { data } = useQuery({
    queryKey: ['question_drafts', form],
    queryFn: async () => {
      await sendLeft(place, form);
      return (await askQuery('question_drafts', null, 'recovery', { form_id: form })) as StoredDraft[];
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const store = useCallback(
    (card: string, draft: Draft) => {
      writtenCards.current.add(card);
      waitingCards.current.add(card);
      unsentDrafts.current[card] = draft;
      sendSoon();
    },
    [sendSoon],
  );
  const forget = useCallback(
    (card: string) => {
      waitingCards.current.delete(card);
      delete unsentDrafts.current[card];
      setSettled((now) => [...now, card]);
      if (!writtenCards.current.delete(card) && !data?.some((one) => one.card === card)) return;
      unsentDrafts.current[card] = null;
      void send(card, null);
    },
    [send, data],
  );
  const settle = useCallback((card: string) => setSettled((now) => [...now, card]), []);

  // Leaving for another page sends what waits.
  useEffect(() => sendWaiting, [sendWaiting]);

  // A document that is unloaded (a reload, the end of the session) has no time to send anything.
  useEffect(() => {
    const hide = () => {
      const left = { ...readUnsent(place), ...unsentDrafts.current };
      if (Object.keys(left).length > 0) sessionStorage.setItem(place, JSON.stringify(left));
    };
    // A page restored from the browser's cache still holds its drafts.
    const show = ({ persisted }: PageTransitionEvent) => persisted && sessionStorage.removeItem(place);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [place]);

  return { recoverable: (data ?? []).filter(({ card }) => !settled.includes(card)), store, forget, settle };
}
