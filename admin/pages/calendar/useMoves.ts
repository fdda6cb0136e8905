import type { EventDropInfo, EventResizeDoneInfo } from '@fullcalendar/react';
import { useState } from 'react';
import type { ChangeRequest } from '../../meetings/reschedule/request.ts';
import { addressOf, isQuiet, type Movable, planChange, useReschedule } from '../../meetings/reschedule/reschedule.ts';
import type { Entity, Meeting } from './meetings.ts';

/** A meeting that was dragged, and has to be asked about. */
interface DraggedMeeting {
  meeting: Movable;
  towards: ChangeRequest;
  revert: () => void;
}

const movable = ({ local_start, ...meeting }: Meeting): Movable => ({
  ...meeting,
  local_date: local_start.slice(0, 10),
  start_time: local_start.slice(11, 16),
});

type Change = Pick<EventDropInfo | EventResizeDoneInfo, 'event' | 'revert'>;

/** Where an event was dragged to: day, hour and length on the school's wall. */
function towardsOf({ start, end }: Change['event']): ChangeRequest {
  const wall = (start as Date).toISOString();
  const minutes = end ? (end.getTime() - (start as Date).getTime()) / 60_000 : undefined;
  return { local_date: wall.slice(0, 10), start_time: wall.slice(11, 16), minutes };
}

/**
 * What is done with a meeting that was dragged or stretched: at once where it concerns nobody else, else after a dialog
 * has shown what it does.
 */
export function useMoves(entity: Entity) {
  const [dragged, setDragged] = useState<DraggedMeeting | null>(null);
  const reschedule = useReschedule(entity);
  const move = async ({ event, revert }: Change) => {
    const meeting = movable(event.extendedProps.meeting as Meeting);
    const towards = towardsOf(event);
    const asking = { meeting, towards, revert };
    if (meeting.schedule_id ?? meeting.particular_class_id) return setDragged(asking);
    try {
      const plan = await planChange(addressOf(entity, meeting.id), towards);
      if (isQuiet(plan)) await reschedule(meeting.id, towards, plan);
      else setDragged(asking);
    } catch {
      // The dialog asks again, and says why not.
      setDragged(asking);
    }
  };
  /** @param isDone false where the meeting stays, or returns to where it was */
  const settle = (isDone: boolean) => {
    if (!isDone) dragged?.revert();
    setDragged(null);
  };
  return { dragged, move, settle };
}
