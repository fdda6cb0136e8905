import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FormQueries } from '#schemas/types/fragments/form.ts';
import { call } from '../../../providers/http.ts';
import { keyOfQuery, useQueryOf } from '../../../providers/queries.ts';
import { useForm } from '../form.ts';

/** A regrading of the form: what would change, or how far it has come. */
export type Regrading = NonNullable<FormQueries['regrading']['result']>;
export type Keep = Regrading['keep'];
export type Outcome = Regrading['outcome'];

const pause = 700;
export const isRunning = (regrading: Regrading | null | undefined) =>
  regrading?.status === 'trying' || regrading?.status === 'applying';

/**
 * The regrading of a form by a job: polled while it runs, also after a return to the page.
 * @param onApplied is called once when scores have been written
 */
export function useRegrading(form: number, onApplied: () => Promise<void>) {
  const entity = useForm();
  const queries = useQueryClient();
  const { data = null } = useQueryOf(entity, form, 'regrading', {
    options: { staleTime: 0, refetchInterval: ({ state }) => (isRunning(state.data) ? pause : false) },
  });
  const wasRunning = useRef(isRunning(data));
  useEffect(() => {
    if (wasRunning.current && data?.status === 'applied') void onApplied();
    wasRunning.current = isRunning(data);
  }, [data, onApplied]);
  const send = async (action: string, input: object) => {
    const now = await call<Regrading>('POST', `${entity}/${form}/${action}`, input);
    return queries.setQueryData(keyOfQuery(entity, form, 'regrading'), now);
  };
  return {
    regrading: data,
    look: (version: number, keep: Keep) => send('try_regrading', { version, keep }),
    apply: (regrading: number) => send('regrade', { regrading }),
  };
}
