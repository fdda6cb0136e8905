import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { MeetingsMade } from '#schemas/types/fragments/meetings_made.ts';
import type { PeriodPlan } from '#schemas/types/fragments/period_plan.ts';
import { useAnnounce } from '../../../announce.tsx';
import { ask, call, problemOf } from '../../../providers/http.ts';
import type { PeriodEntity } from '../week/LineDialog.tsx';

/** What activating a period would make. */
export type Plan = PeriodPlan;
/** A meeting that a line would have. */
export type PlannedMeeting = Plan['meetings'][number];
/** What is in the way: a meeting that is there, or another line of the period. */
export type Collision = Plan['collisions'][number];

/** A date of a line that is left out. */
export interface Skipped {
  schedule_id: number;
  date: string;
}

/** The plan of a period without the dates that are left out, and doing it as it was shown. */
export function usePlan(of: PeriodEntity, id: Identifier) {
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [skip, setSkip] = useState<Skipped[]>([]);
  const [state, setState] = useState<{ created?: MeetingsMade; changed?: boolean; busy?: boolean }>({});
  const plan = useQuery<Plan>({
    queryKey: [of, 'plan', String(id), skip],
    queryFn: () => ask<Plan>(`${of}/${id}/activate`, { dry: true, skip }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const create = async () => {
    setState({ busy: true });
    try {
      const created = await call<MeetingsMade>('POST', `${of}/${id}/activate`, { digest: plan.data?.digest, skip });
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
