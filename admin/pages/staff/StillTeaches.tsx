import { type RaRecord, useTranslate } from 'react-admin';
import { MeetingMoments } from '../../meetings/MeetingMoments.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Concerned } from '../../schema/actions/Concerned.tsx';

/** The meetings that others have to be given before accounts of staff are deactivated, each where it can be given. */
export const StillTeaches = ({ rows }: { rows: RaRecord[] }) =>
  rows.map((teacher) => <MeetingsOf key={teacher.id} teacher={teacher} among={rows} />);

function MeetingsOf({ teacher, among }: { teacher: RaRecord; among: RaRecord[] }) {
  const translate = useTranslate();
  const { data } = useQueryOf('staff', teacher.id, 'consequences', { options: { gcTime: 0 } });
  if (!data || data.meetings.length === 0) return null;
  const { meetings } = data;
  return (
    <Concerned row={teacher} among={among}>
      <div>{translate('seats.beforehand.teaches', { smart_count: meetings.length })}</div>
      <MeetingMoments meetings={meetings} />
    </Concerned>
  );
}
