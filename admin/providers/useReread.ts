import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hear } from '#schemas/browser/events.ts';

/**
 * Reads anew what a page shows of an entity whenever one of these events says that it is another.
 * @param names of the events; the same list at each render
 * @param pause however much happens at once, the page asks once in so many milliseconds
 */
export function useReread(entity: string, topic: string, names: string[], pause: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reread = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: [entity] });
      }, pause);
    };
    const on = Object.fromEntries(names.map((name) => [name, reread]));
    const stop = hear(document, { topics: [topic], on, again: reread });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [entity, topic, names, pause, queries]);
}
