import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import { useAnnounce } from '../../announce.tsx';
import { ask, call, problemOf } from '../../providers/http.ts';
import type { MeetingEntity } from '../meeting.ts';
import { backOf } from './back.ts';
import type { ChangeRequest, Timing } from './request.ts';

/** A meeting as far as moving it is concerned. */
export interface Movable extends Timing {
  id: number;
  schedule_id?: number | null;
  particular_class_id?: number | null;
}

/** What a person is asked for. */
export const fields = ['local_date', 'start_time', 'minutes', 'staff_id'] as const;

/** What a form about a meeting begins with. */
export const timingOf = (meeting: Movable) => Object.fromEntries(fields.map((field) => [field, meeting[field]]));

/** An hour is the same with its seconds and without. */
const plain = (field: string, value: unknown) => (field === 'start_time' ? String(value).slice(0, 5) : value);

type Values = Record<string, unknown>;

/** Those of some fields in which values differ from what is; a field of which they say nothing stays. */
export function differences(fields: readonly string[], is: Values, values: Values): Values {
  const differs = (field: string) =>
    values[field] !== undefined && plain(field, values[field]) !== plain(field, is[field]);
  return Object.fromEntries(fields.filter(differs).map((field) => [field, plain(field, values[field])]));
}

/** What of a form's values differs from the meeting, and for which dates; nothing, where nothing differs. */
export function requestOf(meeting: Movable, values: Values, skip: number[]): ChangeRequest {
  const filled = fields.filter((field) => values[field] !== null);
  const changes = differences(filled, { ...meeting }, values) as ChangeRequest;
  if (Object.keys(changes).length === 0 || !values.reach || values.reach === 'this') return changes;
  const { reach, include_exceptions = false } = values as ChangeRequest;
  return { ...changes, reach, include_exceptions, ...(skip.length > 0 && { skip }) };
}

/** Of the action that moves a meeting. */
export const addressOf = (entity: MeetingEntity, id: number) => `${entity}/${id}/reschedule`;

/** What would be done; nothing is. */
export const planChange = (address: string, request: object) => ask<ChangePlan>(address, { ...request, dry: true });

/** The plan as it is now, which a refusal brings with it. */
export const planIn = (error: unknown): ChangePlan | undefined =>
  (problemOf(error) as { plan?: ChangePlan } | undefined)?.plan;

/** Whether nobody but who moves a meeting need think about it. */
export const isQuiet = ({ meetings, collisions, students, told, lacking, holidays }: ChangePlan) =>
  meetings.length === 1 && [collisions, students, lacking, holidays].every(({ length }) => length === 0) && told === 0;

/** Does what a plan showed and announces it; undo moves it all back, where that can be done. */
export function useReschedule(entity: MeetingEntity) {
  const announce = useAnnounce();
  const queries = useQueryClient();
  return useCallback(
    /** @throws the API's refusal */
    async (id: number, request: ChangeRequest, plan: ChangePlan) => {
      const send = async (change: ChangeRequest & { digest?: string }) => {
        try {
          await call('POST', addressOf(entity, id), change);
        } finally {
          await queries.invalidateQueries({ queryKey: [entity] });
        }
      };
      await send({ ...request, digest: plan.digest });
      const count = plan.meetings.length;
      const back = backOf(id, request, plan);
      const undo = () =>
        void send(back as ChangeRequest).then(
          () => announce.done('reschedule', entity, { count }),
          (error) => announce.failed('reschedule', entity, error),
        );
      announce.done('reschedule', entity, { count, ...(back && { undo }) });
    },
    [entity, announce, queries],
  );
}
