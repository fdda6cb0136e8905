import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../layout/useReason.ts';
import { planChange, planIn } from './reschedule.ts';

/**
 * What a change would do: asked anew whenever it is another, and again after a refusal.
 * @param address of the action that makes it
 * @param request what is to become otherwise; where nothing is, nothing is asked
 */
export function usePlan(address: string, request: object) {
  const reasonOf = useReason();
  const queries = useQueryClient();
  const queryKey = ['plan', address, request];
  const [refusal, setRefusal] = useState<{ of: string; message: string } | null>(null);
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => planChange(address, request),
    enabled: Object.keys(request).length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const of = JSON.stringify(request);
  return {
    plan: error ? undefined : data,
    /** Why it cannot be done as it is wanted now. */
    problem: error ? reasonOf(error) : refusal?.of === of ? refusal.message : null,
    /** What came of applying it. The plan as it is now takes the place of the one that was seen. */
    refuse(fault: unknown) {
      const plan = planIn(fault);
      if (plan) queries.setQueryData(queryKey, plan);
      setRefusal({ of, message: reasonOf(fault) });
    },
  };
}
