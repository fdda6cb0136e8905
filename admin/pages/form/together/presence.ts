import { useCallback, useEffect, useRef, useState } from 'react';
import { slug } from '#schemas/slug.ts';
import type { FormEditorResults } from '#schemas/types/entities/form_editors.ts';
import { ask } from '../../../providers/http.ts';
import { same } from '../../../providers/same.ts';
import type { Question } from '../types.ts';

type PresenceAnswer = FormEditorResults['look'];
/** Somebody else who has the form open, with the question that they have open. */
export type Other = PresenceAnswer['others'][number];
/** What somebody else has done. */
export type News = PresenceAnswer['changes'][number];

const pause = 4000;
/** After this long without a touch, the page counts as abandoned and does not keep the session open. */
const away = 5 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** The stamp of a list of questions, as the API computes it. */
const stampOf = (questions: Question[]): string =>
  questions.length === 0
    ? '0'
    : [
        questions.length,
        questions.reduce((sum, { version }) => sum + version, 0),
        Math.max(...questions.map(({ id }) => id)),
      ].join('-');

/**
 * Reports every few seconds that the form is open, while it is visible and used, and learns who else has it open and what
 * they changed; changes refetch the list.
 */
export function usePresence(form: number, questions: Question[], at: number | null, onChange: () => Promise<unknown>) {
  const [others, setOthers] = useState<Other[]>([]);
  const [news, setNews] = useState<News[]>([]);
  const now = useRef({ questions, at, onChange });
  now.current = { questions, at, onChange };

  useEffect(() => {
    const page = slug(16);
    let lastSeen: Pick<PresenceAnswer, 'stamp' | 'told'> | undefined;
    let lastUse = Date.now();
    let ended = false;
    let timer = 0;
    const use = () => {
      lastUse = Date.now();
    };
    const look = async () => {
      clearTimeout(timer);
      if (ended) return;
      if (document.visibilityState === 'visible' && Date.now() - lastUse < away) {
        const place = { form_id: form, page, question_id: now.current.at };
        // Without an answer nobody is shown, until the next one.
        const answer = await ask<PresenceAnswer>('form_editors/look', { ...place, ...lastSeen }).catch(() => null);
        if (ended) return;
        setOthers((before) => (same(before, answer?.others ?? []) ? before : (answer?.others ?? [])));
        if (answer) take(answer);
      }
      timer = window.setTimeout(look, pause);
    };
    const take = ({ changes, stamp, told }: PresenceAnswer) => {
      const isNew = lastSeen !== undefined && lastSeen.stamp !== stamp && stampOf(now.current.questions) !== stamp;
      lastSeen = { stamp, told };
      if (changes.length > 0) setNews(changes);
      if (isNew) void now.current.onChange();
    };
    const leave = () =>
      void fetch('/api/form_editors/leave', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page }),
      }).catch(() => undefined);
    for (const sign of signs) document.addEventListener(sign, use, { passive: true });
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, use);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [form]);

  return { others, news, read: useCallback(() => setNews([]), []) };
}
