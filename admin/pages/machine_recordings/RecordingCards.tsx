import MicIcon from '@mui/icons-material/Mic';
import { Box, Button, Card, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { pick } from '#schemas/localize.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useLanguage } from '../../schema/labels.ts';
import { fileOf, type Recording } from './recordings.ts';
import { Words } from './Words.tsx';

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

interface RecordingCardProps {
  recording: Recording;
  onRecord: (recording: Recording) => void;
}

function RecordingCard({ recording, onRecord }: RecordingCardProps) {
  const translate = useTranslate();
  const name = pick(recording, 'name', useLanguage());
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: { md: '320px 1fr' } }}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start' }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Box
          component="audio"
          controls
          preload="none"
          src={fileOf(recording)}
          aria-label={name}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <Button
          variant="outlined"
          startIcon={<MicIcon />}
          onClick={() => onRecord(recording)}
          aria-label={translate('admin.recordings.record_named', { name })}
        >
          {translate('admin.recordings.record')}
        </Button>
      </Box>
      <Words text={recording.transcript} />
    </Card>
  );
}
