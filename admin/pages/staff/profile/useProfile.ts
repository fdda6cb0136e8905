import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { useAnnounce } from '../../../announce.tsx';
import { changesOf } from '../../../providers/data.ts';
import { call, problemOf } from '../../../providers/http.ts';
import type { FormFaults } from '../../../schema/record/save.ts';

/** Saves what was changed of the own profile. Everything on the page speaks of it, so the page is loaded again. */
export function useProfile() {
  const announce = useAnnounce();
  return useCallback(
    async (values: Record<string, unknown>, base: RaRecord): Promise<FormFaults | undefined> => {
      try {
        await call('PUT', 'profile', changesOf(values, base));
        location.reload();
      } catch (error) {
        announce.failed('update', 'staff', error);
        return { ...problemOf(error)?.errors, root: { refused: (error as Error).message } };
      }
    },
    [announce],
  );
}
