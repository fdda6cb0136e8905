import { type RaRecord, useTranslate } from 'react-admin';
import { MeetingMoments } from '../../meetings/MeetingMoments.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { RowAlert } from '../../schema/actions/RowAlert.tsx';
import { Answer } from '../../schema/actions/waiting.tsx';

/** The meetings that others have to be given before accounts of staff are deactivated, each where it can be given. */
export function StillTeaches({ rows }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const ids = rows.map(({ id }) => Number(id));
  const consequences = useQueryOf('staff', null, 'consequences', { params: { ids }, options: { gcTime: 0 } });
  return (
    <Answer of={consequences} forbids={({ meetings }) => meetings.length > 0}>
      {({ meetings }) =>
        rows
          .map((teacher) => ({ teacher, own: meetings.filter(({ staff_id }) => staff_id === teacher.id) }))
          .filter(({ own }) => own.length > 0)
          .map(({ teacher, own }) => (
            <RowAlert key={teacher.id} row={teacher} among={rows}>
              <div>{translate('seats.beforehand.teaches', { smart_count: own.length })}</div>
              <MeetingMoments meetings={own} />
            </RowAlert>
          ))
      }
    </Answer>
  );
}
