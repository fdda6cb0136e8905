import { useGetResourceLabel } from 'react-admin';
import { useProjection } from '../school.ts';
import { type Meeting, useWhen } from './meeting.ts';

/** What a meeting is called by: its kind and when it is. */
export function useMeetingName(): (meeting: Pick<Meeting, 'starts_at' | 'ends_at'>) => string {
  const { entity } = useProjection();
  const labelOf = useGetResourceLabel();
  const when = useWhen();
  return (meeting) => {
    const { day, hours } = when(meeting);
    return `${labelOf(entity, 1)}: ${day}, ${hours}`;
  };
}
