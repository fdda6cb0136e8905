import MicIcon from '@mui/icons-material/Mic';
import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pick } from '#schemas/localize.ts';
import { useLanguage } from '../../schema/labels.ts';
import { fileOf, type Recording } from './recording.ts';
import { Words } from './Words.tsx';

interface RecordingCardProps {
  recording: Recording;
  onRecord: (recording: Recording) => void;
}

export function RecordingCard({ recording, onRecord }: RecordingCardProps) {
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
