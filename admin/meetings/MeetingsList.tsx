import { EntityList } from '../schema/list/List.tsx';
import { useSchool } from '../school.ts';
import { OwnMeetings } from './OwnMeetings.tsx';

/** The list of a kind of meetings: the office filters and sorts all, a teacher has the own ones by day. */
export function MeetingsList() {
  const { user } = useSchool();
  return user.role.slug === 'teacher' ? <OwnMeetings /> : <EntityList />;
}
