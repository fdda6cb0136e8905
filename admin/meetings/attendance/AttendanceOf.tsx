import { Alert, Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { useProjection } from '../../school.ts';
import type { Meeting, MeetingEntity } from '../meeting.ts';
import { useNow } from '../useNow.ts';
import { PresenceTable } from './PresenceTable.tsx';
import { Strangers } from './Strangers.tsx';

/** A room tells its page of changes; this is for the minutes that pass. */
const refresh = 60_000;

/** Who was in a meeting and when, once it has begun; from where it is known, and who came without the school's key. */
export function AttendanceOf({ meeting }: { meeting: Meeting }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const begun = useNow() >= new Date(meeting.starts_at);
  const { data } = useQueryOf(entity as MeetingEntity, meeting.id, 'attendance', {
    options: { enabled: begun, refetchInterval: refresh },
  });
  if (!begun || !data) return null;
  const isEmpty = data.people.every(({ stays }) => stays.length === 0) && data.strangers.length === 0;
  return (
    <Box component="section" aria-labelledby="presence" sx={{ mt: 3 }}>
      <Typography variant="h2" id="presence" sx={{ mb: 1 }}>
        {translate('seats.presence.title')}
      </Typography>
      {data.settled_as === 'unknown' && <Alert severity="warning">{translate('seats.presence.unknown')}</Alert>}
      {data.settled_as === 'no_teacher' && <Alert severity="error">{translate('seats.presence.no_teacher')}</Alert>}
      {isEmpty ? (
        <Card sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{translate('seats.presence.nothing')}</Card>
      ) : (
        <Card sx={{ overflow: 'clip' }}>
          <PresenceTable attendance={data} />
        </Card>
      )}
      {data.strangers.length > 0 && <Strangers attendance={data} />}
    </Box>
  );
}
