import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { hear } from '#schemas/browser/events.ts';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { call, problemOf } from '../../providers/http.ts';

const entity = 'student_imports';
const runningStates = ['checking', 'importing', 'undoing'];

export const isRunning = ({ status }: StudentImport) => runningStates.includes(status);

/** Reads an import again whenever a set of its rows was done. */
export function useImportEvents({ id }: StudentImport): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: [entity] });
    return hear(document, { topics: [`student_import:${id}`], on: { progress: ask }, again: ask });
  }, [id, queries]);
}

/** Orders the next step of an import; a refusal is announced. */
export function useStep({ id }: StudentImport) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const order = useCallback(
    async (step: string, input: object = {}) => {
      setBusy(true);
      try {
        await call('POST', `${entity}/${id}/${step}`, input);
        await queries.invalidateQueries({ queryKey: [entity] });
        await queries.invalidateQueries({ queryKey: ['students'] });
      } catch (error) {
        const problem = problemOf(error);
        const reasons = [
          problem?.message ?? translate('admin.notice.offline'),
          ...Object.values(problem?.errors ?? {}),
        ];
        notify(reasons.join(' · '), { type: 'error' });
      }
      setBusy(false);
    },
    [id, queries, notify, translate],
  );
  return { busy, order };
}
