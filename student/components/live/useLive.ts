import { useFetchers, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hear } from '#schemas/browser/events.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import { useReread } from '../shell/leaving.ts';
import { useCachePage } from '../shell/page_cache.ts';

/** A page is read again at most once in so many milliseconds. */
const pause = 1000;
/** Among many who hear of the same change nobody asks at the same moment. */
const spread = 2000;

/** Reads the page's data again, soon and not too often. */
export function useRefetch() {
  const { reread, state } = useReread();
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const busy = useRef(false);
  busy.current = state !== 'idle';
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    function refetch(within = 0) {
      if (timer.current) return;
      const wait = Math.max(0, last.current + pause - Date.now()) + Math.random() * within;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (busy.current) return refetch(pause);
        last.current = Date.now();
        reread();
      }, wait);
    },
    [reread],
  );
}

type Left = Record<string, number>;

interface Read {
  /** When the data were read. */
  now: string;
  topics: string[];
  meetings: MeetingCard[];
}

/**
 * The meetings of a page as they are by now. Free seats are told with their number; a change of time or state, of the
 * own seat or rank, is read again.
 */
export function useLive({ now, topics, meetings }: Read): MeetingCard[] {
  useCachePage();
  const refetch = useRefetch();
  const isReading = useRef(false);
  const states = [useReread().state, useNavigation().state, ...useFetchers().map(({ state }) => state)];
  isReading.current = states.some((state) => state !== 'idle');
  const [update, setUpdate] = useState<{ since: string; left: Left }>({ since: now, left: {} });
  const left = update.since === now ? update.left : {};
  const waits = useRef(meetings);
  waits.current = meetings;
  const topicList = topics.join();
  useEffect(() => {
    const isWaiting = (id: number) => waits.current.some((card) => card.id === id && card.seat?.status === 'waiting');
    return hear(document, {
      topics: topicList ? topicList.split(',') : [],
      on: {
        seats_left: (data) => {
          setUpdate((before) => ({
            since: now,
            left: { ...(before.since === now ? before.left : {}), ...(data as Left) },
          }));
          // What is being read may be from before the change, and takes the place of the number.
          if (isReading.current) refetch();
        },
        seat: () => refetch(),
        changed: () => refetch(spread),
        ranks: (data) => isWaiting((data as { meeting: number }).meeting) && refetch(spread),
      },
      again: () => refetch(),
    });
  }, [topicList, now, refetch]);
  useEffect(() => {
    // What was said while there was no connection is read as soon as there is one.
    const back = () => refetch();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [refetch]);
  return useMemo(() => meetings.map((card) => withLeft(card, left)), [meetings, left]);
}

/** The meeting of a page as it is by now. */
export function useCard({ now, topics, meeting }: Pick<MeetingPage, 'now' | 'topics' | 'meeting'>): MeetingCard {
  const [card = meeting] = useLive({ now, topics, meetings: useMemo(() => [meeting], [meeting]) });
  return card;
}

function withLeft(card: MeetingCard, left: Left): MeetingCard {
  const { id, second } = card;
  if (left[id] === undefined && (!second || left[second.id] === undefined)) return card;
  return {
    ...card,
    seats_left: left[id] ?? card.seats_left,
    second: second && { ...second, seats_left: left[second.id] ?? second.seats_left },
  };
}
