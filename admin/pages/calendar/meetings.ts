import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { Params, ResultOf } from '#schemas/queries.ts';
import { askQuery, keyOfQuery } from '../../providers/queries.ts';
import type { Filters } from './place.ts';

export type { MeetingEntity as Entity };
export type Meeting = ResultOf<MeetingEntity, 'calendar'>['meetings'][number];

/** Days of the school's calendar, the last excluded. */
export interface Range {
  from: string;
  until: string;
}

/** How old what is shown may be: others move meetings and take seats meanwhile. */
const fresh = 60_000;

/** The meetings of some entities in a range, read again each minute and whenever the page is looked at again. */
export function useMeetings(entities: MeetingEntity[], range: Range | null, filters: Filters) {
  const params = { ...(range ?? { from: '', until: '' }), ...filters };
  return useQueries({
    queries: entities.map((entity) => ({
      queryKey: keyOfQuery(entity, null, 'calendar', params as Params),
      queryFn: () => askQuery(entity, null, 'calendar', params),
      enabled: range !== null,
      placeholderData: keepPreviousData,
      refetchInterval: fresh,
      refetchOnWindowFocus: true,
      staleTime: 1000,
    })),
    combine: (answers) => ({
      meetings: answers.flatMap(({ data }) => data?.meetings ?? []),
      isFetching: answers.some(({ isFetching }) => isFetching),
      isLoading: answers.some(({ data }) => data === undefined),
      error: answers.find(({ error }) => error)?.error ?? null,
      refetch: () => answers.map(({ refetch }) => refetch()),
    }),
  });
}
