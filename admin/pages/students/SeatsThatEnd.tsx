import { DialogContentText } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { MeetingMoments } from '../../meetings/MeetingMoments.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { RowAlert } from '../../schema/actions/RowAlert.tsx';
import { Answer } from '../../schema/actions/waiting.tsx';
import { useValueLabel } from '../../schema/labels.ts';

type Consequences = StudentQueries['consequences'];
type Changes = Omit<Consequences['params'], 'ids'>;

/** The seats, and private series, that end with the accounts of students. */
export const EndWithAccount = ({ rows }: { rows: RaRecord[] }) => <SeatsThatEnd rows={rows} changes={inactive} />;

const inactive: Changes = { status: 'inactive' };

/** The seats to which the type that is being chosen gives no right. */
export function EndWithType({ rows }: { rows: RaRecord[] }) {
  const student_type = useWatch({ name: 'student_type' });
  return student_type ? <SeatsThatEnd rows={rows} changes={{ student_type }} /> : null;
}

/** The seats and series that end with changes of students; of the seats, that no way back brings them again. */
export function SeatsThatEnd({ rows, changes }: { rows: RaRecord[]; changes: Changes }) {
  const translate = useTranslate();
  const ids = rows.map(({ id }) => Number(id));
  const consequences = useQueryOf('students', null, 'consequences', {
    params: { ids, ...changes },
    options: { gcTime: 0 },
  });
  return (
    <Answer of={consequences}>
      {({ seats, series }) => (
        <>
          {rows.map((student) => (
            <SeatsOf
              key={student.id}
              student={student}
              among={rows}
              seats={seats.filter(({ student_id }) => student_id === student.id)}
              series={series.filter(({ student_id }) => student_id === student.id)}
            />
          ))}
          {seats.length > 0 && <DialogContentText>{translate('seats.beforehand.kept')}</DialogContentText>}
        </>
      )}
    </Answer>
  );
}

interface SeatsOfProps extends Pick<Consequences['result'], 'seats' | 'series'> {
  student: RaRecord;
  among: RaRecord[];
}

function SeatsOf({ student, among, seats, series }: SeatsOfProps) {
  const translate = useTranslate();
  const wordOf = useValueLabel('registrations');
  if (seats.length + series.length === 0) return null;
  const meetings = seats.map(({ meeting_id: id, entity, starts_at, status }) => ({
    id,
    entity,
    starts_at,
    note: wordOf('status', status),
  }));
  return (
    <RowAlert row={student} among={among}>
      {seats.length > 0 && <div>{translate('seats.beforehand.seats', { smart_count: seats.length })}</div>}
      {seats.length > 0 && <MeetingMoments meetings={meetings} />}
      {series.length > 0 && <div>{translate('seats.beforehand.series', { smart_count: series.length })}</div>}
    </RowAlert>
  );
}
