import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { DatedMeeting } from '#schemas/types/fragments/dated_meeting.ts';
import { useAnnounce } from '../../../announce.tsx';
import { ask, call, problemOf } from '../../../providers/http.ts';
import type { PeriodEntity } from '../week/LineDialog.tsx';
import type { Line } from '../week/places.ts';

/** A meeting that a line would have. */
export type Planned = Pick<Line, 'start_time' | 'minutes' | 'staff_id' | 'level_id' | 'forum_type'> & {
  schedule_id: number;
  series_date: string;
};

export interface Collision {
  schedule_id: number;
  series_date: string;
  shared: 'teacher' | 'line';
  /** What is in the way: a meeting that is there, or another line of the period. */
  meeting: DatedMeeting | null;
  other_schedule_id: number | null;
}

/** What activating a period would make, as `activate` answers a dry run. */
export interface Plan {
  meetings: Planned[];
  collisions: Collision[];
  holidays: string[];
  missing: { local_date: string; start_time: string; licences: number }[];
  digest: string;
}

/** A date of a line that is left out. */
export interface Skipped {
  schedule_id: number;
  date: string;
}

export interface Created {
  created: number;
  lacking: number[];
}

/** The plan of a period without the dates that are left out, and doing it as it was shown. */
export function usePlan(of: PeriodEntity, id: Identifier) {
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [skip, setSkip] = useState<Skipped[]>([]);
  const [state, setState] = useState<{ created?: Created; changed?: boolean; busy?: boolean }>({});
  const plan = useQuery<Plan>({
    queryKey: [of, 'plan', String(id), skip],
    queryFn: () => ask<Plan>(`${of}/${id}/activate`, { dry: true, skip }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const create = async () => {
    setState({ busy: true });
    try {
      const created = await call<Created>('POST', `${of}/${id}/activate`, { digest: plan.data?.digest, skip });
      setState({ created });
      announce.done('activate', of);
      for (const entity of [of, 'licences', 'schedules', 'classes', 'forums'])
        queries.invalidateQueries({ queryKey: [entity], predicate: ({ queryKey }) => queryKey[1] !== 'plan' });
    } catch (error) {
      const rule = problemOf(error)?.rule ?? '';
      // Somebody has changed something since: the plan is shown anew as it is now.
      const changed = ['plan_changed', 'collisions'].includes(rule);
      setState({ changed });
      if (!changed) announce.failed('activate', of, error);
      plan.refetch();
    }
  };
  return { plan, skip, setSkip, create, ...state };
}
