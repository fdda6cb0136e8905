import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../layout/useReason.ts';
import { planChange, planIn } from './reschedule.ts';

/**
 * What a change would do: asked anew whenever it is another, and again after a refusal.
 * @param address of the action that makes it
 * @param wanted what is to become otherwise; where nothing is, nothing is asked
 */
export function usePlan(address: string, wanted: object) {
  const reasonOf = useReason();
  const queries = useQueryClient();
  const queryKey = ['plan', address, wanted];
  const [refused, setRefused] = useState<{ of: string; message: string } | null>(null);
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => planChange(address, wanted),
    enabled: Object.keys(wanted).length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const of = JSON.stringify(wanted);
  return {
    plan: error ? undefined : data,
    /** Why it cannot be done as it is wanted now. */
    problem: error ? reasonOf(error) : refused?.of === of ? refused.message : null,
    /** What came of applying it. The plan as it is now takes the place of the one that was seen. */
    refuse(fault: unknown) {
      const plan = planIn(fault);
      if (plan) queries.setQueryData(queryKey, plan);
      setRefused({ of, message: reasonOf(fault) });
    },
  };
}
