import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hear } from '#schemas/browser/events.ts';
import type { MeetingEntity } from './meeting.ts';

/** However many seats change at once, the page asks once in so many milliseconds. */
const pause = 1000;

/** Asks anew what a page shows of a meeting whenever its seats, its time or its state change. */
export function useMeetingEvents(entity: MeetingEntity, meeting: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: [entity] });
      }, pause);
    };
    const stop = hear(document, {
      topics: [`meeting:${meeting}`],
      on: { changed: ask, seats_left: ask, ranks: ask, room: ask, attendance: ask },
      again: ask,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [entity, meeting, queries]);
}
