import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { MeetingList } from './MeetingList.tsx';

/** The meetings to come that lack a licence: each is a fault of the timetable that is to be mended. */
export function MeetingsWithoutLicence() {
  const translate = useTranslate();
  const { data } = useQueryOf('licences', null, 'lacking');
  return (
    <Box component="section" aria-labelledby="lacking">
      <Typography id="lacking" variant="h2" sx={{ mb: 1 }}>
        {translate('planning.licences.lacking')}
      </Typography>
      {!data && <PageSkeleton rows={2} />}
      {data?.total === 0 && <Alert severity="success">{translate('planning.licences.none_lacking')}</Alert>}
      {data && data.total > 0 && (
        <Alert severity="error">
          {translate('planning.plan.lacking', { smart_count: data.total })}
          <MeetingList meetings={data.meetings} />
          {data.total > data.meetings.length &&
            translate('planning.licences.more_lacking', { shown: data.meetings.length, total: data.total })}
        </Alert>
      )}
    </Box>
  );
}
