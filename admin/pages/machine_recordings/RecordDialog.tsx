import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useTake } from '#schemas/browser/use_take.ts';
import { pick } from '#schemas/localize.ts';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { replaceFile } from '../../providers/http.ts';
import { useLanguage } from '../../schema/labels.ts';
import { largestTake, type Recording } from './recording.ts';
import { TakeControls } from './TakeControls.tsx';
import { Words } from './Words.tsx';

interface RecordDialogProps {
  recording: Recording;
  /** The one below it in the list. */
  next: Recording | undefined;
  /** What has been recorded just before it. */
  saved: string;
  onSaved: (name: string) => void;
  onNext: () => void;
  onClose: () => void;
}

/** The words to read aloud; a take is listened to, then used or taken again. */
export function RecordDialog({ recording, next, saved, onSaved, onNext, onClose }: RecordDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const heading = useId();
  const locale = useLanguage();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const [file, setFile] = useState<Blob | null>(null);
  const take = useTake(largestTake, setFile);
  const saveRecording = useMutation({
    mutationFn: (blob: Blob) => replaceFile(`resources/${recording.id}/file`, blob, recording.version),
    onSuccess: () => {
      refresh();
      onSaved(pick(recording, 'name', locale));
    },
  });
  const isRecording = take.state === 'recording';
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      onClose={isRecording || saveRecording.isPending ? undefined : onClose}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{pick(recording, 'name', locale)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {saved && <Alert severity="success">{translate('admin.recordings.saved', { name: saved })}</Alert>}
        <Typography color="text.secondary">{translate('admin.recordings.advice')}</Typography>
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Words text={recording.transcript} large />
        </Box>
        <TakeControls take={take} file={file} onFile={setFile} />
        <FailureAlert error={saveRecording.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isRecording || saveRecording.isPending}>
          {translate('ra.action.close')}
        </Button>
        {next && (
          <Button onClick={onNext} disabled={isRecording || saveRecording.isPending}>
            {translate('admin.recordings.next')}
          </Button>
        )}
        <Button
          variant="contained"
          loading={saveRecording.isPending}
          disabled={!file || isRecording}
          onClick={() => file && saveRecording.mutate(file)}
        >
          {translate('admin.recordings.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
