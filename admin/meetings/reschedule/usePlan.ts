import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { problemOf } from '../../providers/http.ts';
import type { MeetingEntity } from '../meeting.ts';
import { type Movable, planChange, planIn, wantedOf } from './reschedule.ts';

/** What the values of a form would do to a meeting: asked anew whenever they change, and again after a refusal. */
export function usePlan(entity: MeetingEntity, meeting: Movable, values: FieldValues, skip: number[]) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const wanted = wantedOf(meeting, values, skip);
  const queryKey = ['plan', entity, meeting.id, wanted];
  const [refused, setRefused] = useState<{ of: string; message: string } | null>(null);
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => planChange(entity, meeting.id, wanted),
    enabled: Object.keys(wanted).length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const said = (fault: unknown) => problemOf(fault)?.message ?? translate('admin.notice.offline');
  const of = JSON.stringify(wanted);
  return {
    wanted,
    plan: error ? undefined : data,
    /** Why it cannot be done as it is wanted now. */
    problem: error ? said(error) : refused?.of === of ? refused.message : null,
    /** What came of applying it. The plan as it is now takes the place of the one that was seen. */
    refuse(fault: unknown) {
      const plan = planIn(fault);
      if (plan) queries.setQueryData(queryKey, plan);
      setRefused({ of, message: said(fault) });
    },
  };
}
