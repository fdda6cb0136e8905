import { useEffect, useRef } from 'react';
import { hear } from '#schemas/browser/events.ts';
import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import { useRefetch } from './useLive.ts';

/** What is told of the room is read again, as long as the reader stands outside: inside, the room has its own way. */
export function useRoomEvents({ topics }: Pick<MeetingPage, 'topics'>, isIn = false): void {
  const refetch = useRefetch();
  const topicList = topics.join();
  const wasIn = useRef(isIn);
  useEffect(() => {
    if (wasIn.current && !isIn) refetch();
    wasIn.current = isIn;
    if (!isIn) return hear(document, { topics: topicList.split(','), on: { room: () => refetch() } });
  }, [topicList, isIn, refetch]);
}
