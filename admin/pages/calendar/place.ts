import { useMediaQuery } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wallTime } from '#schemas/dates.ts';
import { useZones } from '../../school.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];
export type Filters = Record<string, unknown>;

/** Where in time a calendar is open, and by what it is narrowed. The address holds all of it. */
export interface Place {
  view: View;
  /** A day that is in sight. */
  date: string;
  filters: Filters;
}

const isView = (word: string | null): word is View => views.includes(word as View);
const isDay = (word: string | null): word is string => /^\d{4}-\d{2}-\d{2}$/.test(word ?? '');

function filtersIn(query: URLSearchParams): Filters {
  try {
    return JSON.parse(query.get('filter') ?? '{}') as Filters;
  } catch {
    return {};
  }
}

/** Today, and what the school's clocks show now. */
export function useSchoolNow(): () => string {
  const { school } = useZones();
  return useCallback(() => wallTime(new Date(), school ?? 'UTC'), [school]);
}

/** The place that the address says, and a way to go to another. A phone begins with a list. */
export function usePlace() {
  const [query, setQuery] = useSearchParams();
  const isPhone = useMediaQuery('(max-width: 640px)');
  const now = useSchoolNow();
  const place = useMemo<Place>(() => {
    const [view, date] = [query.get('view'), query.get('date')];
    return {
      view: isView(view) ? view : isPhone ? 'list' : 'week',
      date: isDay(date) ? date : now().slice(0, 10),
      filters: filtersIn(query),
    };
  }, [query, isPhone, now]);
  const go = useCallback(
    (next: Partial<Place>) => {
      const { view, date, filters } = { ...place, ...next };
      const narrowed = Object.keys(filters).length > 0;
      setQuery({ view, date, ...(narrowed && { filter: JSON.stringify(filters) }) });
    },
    [place, setQuery],
  );
  return { place, go };
}
