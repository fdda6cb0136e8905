import { useQueryClient } from '@tanstack/react-query';
import type { Schedule, ScheduleResults } from '#schemas/types/entities/schedules.ts';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import { useAnnounce } from '../../../announce.tsx';
import { meetingEntities } from '../../../meetings/meeting.ts';
import { call } from '../../../providers/http.ts';
import { backOf, type LineChange } from './line_change.ts';

/** Of the action that changes a line with its meetings. */
export const addressOf = (id: number) => `schedules/${id}/change`;

/** Does what a plan showed and announces it; undo changes it all back, where that can be done. */
export function useChangeLine() {
  const announce = useAnnounce();
  const queries = useQueryClient();
  const send = async (id: number, change: LineChange & { digest?: string }) => {
    try {
      return await call<ScheduleResults['change']>('POST', addressOf(id), change);
    } finally {
      await Promise.all(
        ['schedules', 'periods', 'forum_periods', ...meetingEntities].map((entity) =>
          queries.invalidateQueries({ queryKey: [entity] }),
        ),
      );
    }
  };
  /** @throws the API's refusal */
  return async (line: Schedule, request: LineChange, plan: ChangePlan) => {
    const back = backOf(line, request, await send(line.id, { ...request, digest: plan.digest }));
    const undo = () =>
      void send(line.id, back as LineChange).then(
        () => announce.done('change', 'schedules'),
        (error) => announce.failed('change', 'schedules', error),
      );
    announce.done('change', 'schedules', back ? { undo } : {});
  };
}
