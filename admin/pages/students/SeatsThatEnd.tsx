import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { MeetingMoments } from '../../meetings/MeetingMoments.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { Concerned } from '../../schema/actions/Concerned.tsx';
import { useValueLabel } from '../../schema/labels.ts';

type Changes = StudentQueries['consequences']['params'];

/** The seats, and private series, that end with the accounts of students. */
export const EndWithAccount = ({ rows }: { rows: RaRecord[] }) => <SeatsThatEnd rows={rows} changes={inactive} />;

const inactive: Changes = { status: 'inactive' };

/** The seats to which the type that is being chosen gives no right. */
export function EndWithType({ rows }: { rows: RaRecord[] }) {
  const student_type = useWatch({ name: 'student_type' });
  return student_type ? <SeatsThatEnd rows={rows} changes={{ student_type }} /> : null;
}

const SeatsThatEnd = ({ rows, changes }: { rows: RaRecord[]; changes: Changes }) =>
  rows.map((student) => <SeatsOf key={student.id} student={student} among={rows} changes={changes} />);

function SeatsOf({ student, among, changes }: { student: RaRecord; among: RaRecord[]; changes: Changes }) {
  const translate = useTranslate();
  const wordOf = useValueLabel('registrations');
  const { data } = useQueryOf('students', student.id, 'consequences', { params: changes, options: { gcTime: 0 } });
  if (!data || data.seats.length + data.series.length === 0) return null;
  const { seats, series } = data;
  const meetings = seats.map(({ meeting_id: id, entity, starts_at, status }) => ({
    id,
    entity,
    starts_at,
    note: wordOf('status', status),
  }));
  return (
    <Concerned row={student} among={among}>
      {seats.length > 0 && <div>{translate('seats.beforehand.seats', { smart_count: seats.length })}</div>}
      {seats.length > 0 && <MeetingMoments meetings={meetings} />}
      {series.length > 0 && <div>{translate('seats.beforehand.series', { smart_count: series.length })}</div>}
    </Concerned>
  );
}
