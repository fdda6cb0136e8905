import { useProjection, useSchool } from '../../school.ts';
import type { Meeting, MeetingEntity, Seat } from '../meeting.ts';
import { useNow } from '../useNow.ts';
import { useSeats } from '../useSeats.ts';

/** What differs from what was measured, and waits for a reason. */
export interface UnexplainedMark {
  ids: number[];
  attended: boolean;
}

const closedStatuses = ['finished', 'completed', 'inactive'];

/** What the person may do to seats of the meeting now. */
export function useTools({ id, starts_at, status }: Meeting, explain: (unexplained: UnexplainedMark) => void) {
  const { entity, actions } = useProjection();
  const { projections } = useSchool();
  const seats = useSeats(entity as MeetingEntity, id);
  const own = projections.get('registrations');
  const begun = useNow() >= new Date(starts_at);
  const isOver = closedStatuses.includes(status);
  const mayMark = own?.actions.mark_attendance && begun && status !== 'inactive';
  const mark = async (ids: number[], attended: boolean) => {
    if (await seats.mark(ids, attended)) explain({ ids, attended });
  };
  return {
    add: Boolean(actions.add_student) && !isOver,
    markAll: (marked: Seat[], attended: boolean) =>
      mark(
        marked.map((seat) => seat.id),
        attended,
      ),
    markAgain: ({ ids, attended }: UnexplainedMark, reason: string) => seats.mark(ids, attended, reason),
    ...(mayMark && { mark: (seat: Seat, attended: boolean) => mark([seat.id], attended) }),
    ...(own?.actions.remove && !isOver && { remove: seats.remove }),
    history: own?.queries.history !== undefined,
  };
}
