import { Typography } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { unfinished } from '#schemas/live/meeting_statuses.ts';
import { Heading } from '../schema/record/Heading.tsx';
import { useProjection } from '../school.ts';
import { MeetingDays } from './MeetingDays.tsx';

/** A teacher's own meetings of a kind: those whose attendance is still to be marked, those to come, those that are over. */
export function OwnMeetings() {
  const translate = useTranslate();
  const { entity } = useProjection();
  const labelOf = useGetResourceLabel();
  return (
    <>
      <Heading text={labelOf(entity, 2)} />
      <MeetingDays title="to_mark" filter={{ status: ['finished'] }} order="ASC" quiet />
      <MeetingDays
        title="to_come"
        filter={{ status: unfinished }}
        order="ASC"
        empty={
          <Typography color="text.secondary">
            {translate('seats.own.none', { name: labelOf(entity, 2).toLowerCase() })}
          </Typography>
        }
      />
      <MeetingDays title="over" filter={{ status: ['completed', 'inactive'] }} order="DESC" quiet />
    </>
  );
}
