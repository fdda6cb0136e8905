import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useReason } from '../../../layout/useReason.ts';
import { useProjection } from '../../../school.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import { importFile, isImported, type Outcome, takeBack } from './question_files.ts';
import { TakeSettings } from './TakeSettings.tsx';
import { useSettings } from './useSettings.ts';

interface ImportDialogProps {
  form: number;
  /** The form has other questions now. */
  onChange: () => Promise<unknown>;
  onClose: () => void;
}

/** Brings a file of questions in: first what would come, then the questions, which can be taken back at once. */
export function ImportDialog({ form, onChange, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const { entity } = useProjection();
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState('');
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const settings = useSettings();

  /** One task at a time; a failure is shown in the dialog. */
  const work = async (words: string, task: () => Promise<void>) => {
    setBusy(words);
    setMessage('');
    setFailure('');
    try {
      await task();
    } catch (error) {
      setFailure(reasonOf(error));
    }
    setBusy('');
  };
  const read = (picked: File) =>
    work(translate('admin.question_bank.reading', { file: picked.name }), async () => {
      setOutcome(null);
      settings.forget();
      setFile(picked);
      setOutcome(await importFile(entity, form, picked, true));
    });
  const write = () =>
    work(translate('admin.question_bank.writing', { smart_count: outcome?.count ?? 0 }), async () => {
      const result = await importFile(entity, form, file as File, false);
      setOutcome(result);
      await onChange();
    });
  const undo = () =>
    work(translate('admin.question_bank.taking', { smart_count: outcome?.count ?? 0 }), async () => {
      await takeBack(entity, form, outcome?.questions ?? []);
      if (settings.replaced) await settings.restore();
      setOutcome(null);
      setMessage(translate(`admin.question_bank.${settings.replaced ? 'undone_settings' : 'undone'}`));
      await onChange();
    });

  const imported = outcome !== null && isImported(outcome);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">{translate('admin.question_bank.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!outcome && <ImportSource take={read} />}
        {busy && (
          <div role="status">
            <Typography>{busy}</Typography>
            <LinearProgress aria-label={busy} />
          </div>
        )}
        {message && <Alert severity="success">{message}</Alert>}
        {failure && <Alert severity="error">{failure}</Alert>}
        {outcome && <ImportPreview file={file?.name ?? ''} outcome={outcome} />}
        {imported && <TakeSettings offered={outcome.settings} settings={settings} work={work} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {imported && (
          <Button disabled={Boolean(busy)} onClick={undo}>
            {translate('admin.question_bank.undo')}
          </Button>
        )}
        {outcome && (
          <Button disabled={Boolean(busy)} onClick={() => setOutcome(null)}>
            {translate('admin.question_bank.other')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        {outcome && !imported && (
          <Button variant="contained" disabled={Boolean(busy) || outcome.count === 0} onClick={write}>
            {translate('admin.question_bank.bring', { smart_count: outcome.count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
