import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { targetsOf } from '../schema/fields/references.tsx';
import { Status } from '../schema/fields/Status.tsx';
import { Facts } from '../schema/record/Facts.tsx';
import { useProjection, useSchool } from '../school.ts';
import { type Meeting, useWhen } from './meeting.ts';
import { RoomFacts } from './RoomFacts.tsx';

const fields = [
  'particular_class_id',
  'level_id',
  'class_lesson_id',
  'forum_type',
  'staff_id',
  'period_id',
  'second_id',
  'licence_id',
  'alternative_link',
  'registration_opens_at',
  'cancel_reason',
];

/** When a meeting is and what of: the fields that the reader can make something of. */
export function MeetingFacts({ meeting }: { meeting: Meeting & { needs_licence?: boolean } }) {
  const translate = useTranslate();
  const { entity, read } = useProjection();
  const { projections } = useSchool();
  const { day, hours } = useWhen()(meeting);
  const isReadable = (field: string) => {
    const property = read.properties?.[field];
    const reference = property?.['x-reference'];
    return property && (!reference || targetsOf(reference, projections).length > 0);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h2">{`${day}, ${hours}`}</Typography>
        <Status entity={entity} field="status" value={meeting.status} />
      </Box>
      <Facts fields={fields.filter(isReadable)} />
      <RoomFacts meeting={meeting.id} />
      {meeting.needs_licence && <Alert severity="warning">{translate('seats.needs_licence')}</Alert>}
    </Box>
  );
}
