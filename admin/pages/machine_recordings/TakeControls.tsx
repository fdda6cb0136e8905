import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { useTake } from '#schemas/browser/use_take.ts';

interface TakeControlsProps {
  take: ReturnType<typeof useTake>;
  /** What would be used: the last take, or a file that was chosen. */
  file: Blob | null;
  onFile: (file: Blob) => void;
}

/** Records, stops, plays the take; or takes a file that was recorded elsewhere. */
export function TakeControls({ take: { state, seconds, level, begin, stop }, file, onFile }: TakeControlsProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const isOn = state === 'recording';
  const isHindered = state === 'refused' || state === 'impossible';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant={file ? 'outlined' : 'contained'}
          color={isOn ? 'error' : 'primary'}
          startIcon={isOn ? <StopIcon /> : <MicIcon />}
          disabled={state === 'asking' || state === 'impossible'}
          onClick={() => void (isOn ? stop() : begin())}
        >
          {translate(`admin.recordings.${isOn ? 'stop' : file ? 'again' : 'record'}`)}
        </Button>
        <Button startIcon={<UploadFileIcon />} disabled={isOn} onClick={() => input.current?.click()}>
          {translate('admin.recordings.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="audio/*"
          hidden
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        />
        <span role="status">{isOn ? translate('admin.recordings.seconds', { smart_count: seconds }) : ''}</span>
      </Box>
      {isOn && (
        <LinearProgress variant="determinate" value={level * 100} aria-label={translate('admin.recordings.level')} />
      )}
      {isHindered && <Alert severity="warning">{translate(`admin.recordings.${state}`)}</Alert>}
      {file && !isOn && <Heard file={file} />}
    </Box>
  );
}

function Heard({ file }: { file: Blob }) {
  const translate = useTranslate();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words stand above
    <audio controls src={address} aria-label={translate('admin.recordings.listen')} style={{ width: '100%' }} />
  );
}
