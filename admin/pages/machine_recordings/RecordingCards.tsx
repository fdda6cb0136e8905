import { Box, Card, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { RecordingCard } from './RecordingCard.tsx';
import type { Recording } from './recording.ts';

/** Each recording as it is heard, with what it says, and the way to say it. */
export function RecordingCards({ onRecord }: { onRecord: (recording: Recording) => void }) {
  const translate = useTranslate();
  const { data, filterValues } = useListContext<Recording>();
  if (!data) return <PageSkeleton />;
  if (data.length === 0)
    return (
      <Card sx={{ p: 4, textAlign: 'center' }}>
        <Typography variant="h3" component="p">
          {translate(`admin.recordings.none.${filterValues.voice}`)}
        </Typography>
      </Card>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map((recording) => (
        <RecordingCard key={recording.id} recording={recording} onRecord={onRecord} />
      ))}
    </Box>
  );
}
