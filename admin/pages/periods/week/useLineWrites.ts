import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useDebouncedCallback } from 'use-debounce';
import { useAnnounce } from '../../../announce.tsx';
import { problemOf } from '../../../providers/http.ts';
import { useProjection } from '../../../school.ts';
import { isSamePlace, type Line, type Place } from './places.ts';
import { useShowLine } from './useLines.ts';

/** Somebody who moves a card step by step by its keys is done after this pause. */
const rest = 700;

const placeOf = ({ weekday, start_time, minutes }: Line): Place => ({ weekday, start_time, minutes });

/** A line with meetings, and where it was moved: from which date has to be asked. */
interface Asking {
  line: Line;
  place: Place;
}

/** Moves and removes lines: at once on the page, then in the school; what fails is taken back and said. */
export function useLineWrites(period_id: number) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const show = useShowLine(period_id);
  const writable = Object.keys(useProjection('schedules').create?.properties ?? {});
  /** Lines that are moved on the page and not in the school yet: as they are there, and where they go. */
  const moving = useRef(new Map<number, { stored: Line; place: Place }>());
  const turn = useRef<Promise<void>>(Promise.resolve());

  const [asking, setAsking] = useState<Asking[]>([]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const refresh = () => queries.invalidateQueries({ queryKey: ['schedules'] });

  const store = async (id: number) => {
    const change = moving.current.get(id);
    if (!change) return;
    const { stored, place } = change;
    if (isSamePlace(stored, place)) return void moving.current.delete(id);
    try {
      const { data } = await provider.update<Line>('schedules', {
        id,
        data: { ...stored, ...place },
        previousData: stored,
      });
      const later = moving.current.get(id)?.place ?? place;
      // It was moved on meanwhile: the next turn goes on from what is stored now.
      if (isSamePlace(later, place)) moving.current.delete(id);
      else moving.current.set(id, { stored: data, place: later });
      show(id, { ...data, ...later });
      announce.done('update', 'schedules', { undo: () => move(data, placeOf(stored)) });
    } catch (error) {
      const later = moving.current.get(id)?.place ?? place;
      moving.current.delete(id);
      // The card stays where it was put until the question is answered; who has left the page is told that it failed.
      if (problemOf(error)?.rule === 'schedule_in_use' && !isLeft.current)
        return setAsking((others) => [...others, { line: stored, place: later }]);
      show(id, stored);
      announce.failed('update', 'schedules', error);
    }
    if (moving.current.size === 0) refresh();
  };
  const storeAll = () => {
    for (const id of moving.current.keys()) turn.current = turn.current.then(() => store(id));
  };
  const storeSoon = useDebouncedCallback(storeAll, rest, { flushOnExit: true });

  /** @param soon whether more steps may follow */
  const move = (line: Line, place: Place, { soon = false } = {}) => {
    moving.current.set(line.id, { stored: moving.current.get(line.id)?.stored ?? line, place });
    show(line.id, { ...line, ...place });
    if (soon) storeSoon();
    else storeAll();
  };

  const remove = async (line: Line) => {
    show(line.id, null);
    try {
      await provider.delete('schedules', { id: line.id, previousData: line });
      const undo = () =>
        provider
          .create('schedules', {
            data: Object.fromEntries(Object.entries(line).filter(([field]) => writable.includes(field))),
          })
          .then(refresh)
          .catch((error) => announce.failed('add', 'schedules', error));
      announce.done('delete', 'schedules', { undo });
    } catch (error) {
      show(line.id, line);
      announce.failed('delete', 'schedules', error);
    }
    refresh();
  };

  /** The first question is answered: a card that nobody moved after all goes back. */
  const settle = (isDone: boolean) => {
    const [answered] = asking;
    if (answered && !isDone) show(answered.line.id, answered.line);
    setAsking(asking.slice(1));
  };

  /** Where a line stands by now: a page is rendered later than the keys are pressed. */
  const currentLine = (line: Line): Line => ({ ...line, ...moving.current.get(line.id)?.place });

  return { move, remove, currentLine, asking: asking[0], settle };
}
