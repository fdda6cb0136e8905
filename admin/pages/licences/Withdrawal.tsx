import { Alert, Box, Typography } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { Answer } from '../../schema/actions/waiting.tsx';
import { MeetingList } from './MeetingList.tsx';

/** What becomes of the meetings to come of a licence that is not used any more: how many move, and which cannot. */
export function Withdrawal({ rows: [licence] }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const withdrawal = useQueryOf('licences', licence?.id ?? null, 'withdrawal', {
    options: { enabled: Boolean(licence), gcTime: 0 },
  });
  return (
    <Answer of={withdrawal}>
      {({ moved, left }) => (
        <Box sx={{ display: 'grid', gap: 1 }} role="status">
          {moved > 0 && <Typography>{translate('planning.licences.moved', { smart_count: moved })}</Typography>}
          {left.length > 0 && (
            <Alert severity="warning">
              {translate('planning.licences.left', { smart_count: left.length })}
              <MeetingList meetings={left} />
            </Alert>
          )}
          {moved + left.length === 0 && <Typography>{translate('planning.licences.unused')}</Typography>}
        </Box>
      )}
    </Answer>
  );
}

/** The same on the page of a licence in use. */
export function DependentMeetings() {
  const translate = useTranslate();
  const licence: RaRecord | undefined = useRecordContext();
  if (licence?.status !== 'active') return null;
  return (
    <Box component="section" aria-labelledby="depending" sx={{ mt: 3 }}>
      <Typography id="depending" variant="h2" sx={{ mb: 1 }}>
        {translate('planning.licences.own')}
      </Typography>
      <Withdrawal rows={[licence]} />
    </Box>
  );
}
