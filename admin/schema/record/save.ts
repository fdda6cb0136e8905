import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { problemOf } from '../../providers/http.ts';

type Values = Record<string, unknown>;
/** The messages of a save that failed: by field, and one of no field, so that the form stays unsaved. */
export type FormFaults = Record<string, unknown>;

interface Options {
  /** Whoever saves several says it of all of them. */
  quiet?: boolean;
  /** What is done, in place of a notice, where a rule refuses what was sent; and what the form has to say then. */
  refused?: Record<string, (data: Values) => FormFaults | undefined>;
}

/**
 * Saves a record and announces it. A failure is announced too, and returned as the form's errors.
 * `done` is given the record as it stands afterwards.
 */
export function useSave(entity: string, { quiet = false, refused }: Options = {}) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const announce = useAnnounce();

  const attempt = useCallback(
    async (
      kind: 'add' | 'update',
      values: Values,
      write: () => Promise<{ data: RaRecord }>,
      done?: (record: RaRecord) => void,
    ) => {
      try {
        const { data } = await write();
        queries.setQueryData([entity, 'getOne', { id: String(data.id), meta: undefined }], data);
        queries.invalidateQueries({ queryKey: [entity], predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
        if (!quiet) announce.done(kind, entity);
        done?.(data);
      } catch (error) {
        const answer = refused?.[problemOf(error)?.rule ?? ''];
        if (answer) return answer(values);
        announce.failed(kind, entity, error);
        return { ...problemOf(error)?.errors, root: { refused: (error as Error).message } } as FormFaults;
      }
    },
    [entity, queries, announce, quiet, refused],
  );

  return {
    create: (data: Values, done?: (record: RaRecord) => void) =>
      attempt('add', data, () => provider.create(entity, { data }), done),
    /** @param base what the form was given: only what differs from it is sent, with its version */
    update: (data: Values, base: RaRecord, done?: (record: RaRecord) => void) =>
      attempt('update', data, () => provider.update(entity, { id: base.id, data, previousData: base }), done),
  };
}
