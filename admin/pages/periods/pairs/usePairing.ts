import { useQueryClient } from '@tanstack/react-query';
import { useAnnounce } from '../../../announce.tsx';
import { call } from '../../../providers/http.ts';
import type { Candidate } from './candidates.ts';

/** Has two lines taken together from now on, and announces it. */
export function usePairing() {
  const announce = useAnnounce();
  const queries = useQueryClient();
  return async ({ first, second }: Candidate) => {
    try {
      const pair = { first_schedule_id: first.id, second_schedule_id: second.id };
      const { id } = await call<{ id: number }>('POST', 'consecutive_classes', pair);
      await call('POST', `consecutive_classes/${id}/activate`, {});
      announce.done('activate', 'consecutive_classes');
    } catch (error) {
      announce.failed('activate', 'consecutive_classes', error);
    }
    await queries.invalidateQueries({ queryKey: ['consecutive_classes'] });
  };
}
