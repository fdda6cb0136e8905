import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAnnounce } from '../announce.tsx';
import { call, problemOf } from '../providers/http.ts';
import type { MeetingEntity, Seat } from './meeting.ts';

/** So many rows an action takes at a time. */
const atOnce = 100;

/** What is done to the seats of a meeting; what shows the meeting is asked anew. */
export function useSeats(entity: MeetingEntity, meeting: number) {
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useMemo(() => {
    const refresh = () => queries.invalidateQueries({ queryKey: [entity] });
    /** @throws the API's refusal, after the page has been asked anew: it may show what is no longer so */
    const send = async <T>(path: string, body: object): Promise<T> => {
      try {
        return await call<T>('POST', path, body);
      } finally {
        await refresh();
      }
    };
    const add = (student_id: number, reason?: string) =>
      send<{ registration: number }>(`${entity}/${meeting}/add_student`, { student_id, ...(reason && { reason }) });
    const remove = (seat: number) => send(`registrations/${seat}/remove`, {});
    const reportFailure = (name: string) => (error: unknown) => announce.failed(name, 'registrations', error);
    return {
      /** @throws the API's refusal */
      async add(student_id: number, reason?: string) {
        const { registration } = await add(student_id, reason);
        const undo = () => void remove(registration).catch(reportFailure('remove'));
        announce.done('add_student', 'registrations', { undo });
      },
      /** @param back whether the seat can be given again: nobody waits for it */
      async remove({ id, student_id }: Seat, back: boolean) {
        await remove(id).then(() => {
          const undo = () => void add(student_id).catch(reportFailure('add_student'));
          announce.done('remove', 'registrations', back ? { undo } : {});
        }, reportFailure('remove'));
      },
      /** @returns whether it needs a reason: it differs from what was measured, and nothing was marked */
      async mark(seats: number[], attended: boolean, reason?: string): Promise<boolean> {
        try {
          for (let at = 0; at < seats.length; at += atOnce) {
            const ids = seats.slice(at, at + atOnce);
            await call('POST', 'registrations/mark_attendance', { ids, attended, ...(reason && { reason }) });
          }
          announce.done('mark_attendance', 'registrations', { count: seats.length });
        } catch (error) {
          if (problemOf(error)?.rule === 'reason_needed') return true;
          reportFailure('mark_attendance')(error);
        } finally {
          await refresh();
        }
        return false;
      },
    };
  }, [entity, meeting, queries, announce]);
}
