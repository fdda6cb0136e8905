import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormResults } from '#schemas/types/fragments/form.ts';
import { useAnnounce } from '../../../announce.tsx';
import { ask, call } from '../../../providers/http.ts';
import { useProjection } from '../../../school.ts';
import { useHistory } from '../saving/history.ts';
import type { Change } from '../saving/steps.ts';
import { Changes } from './Changes.tsx';

type RestoreResult = FormResults['restore_version'];

interface RestoreVersionProps {
  form: number;
  number: number;
  onRestored: () => Promise<unknown>;
}

/** Makes a published version the draft again, once what will change has been read. */
export function RestoreVersion(props: RestoreVersionProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { number } = props;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('improve.restore.title', { number })}
      </Button>
      {open && <RestoreDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RestoreDialog({ form, number, onRestored, onClose }: RestoreVersionProps & { onClose: () => void }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { entity } = useProjection();
  const { record } = useHistory(form);
  const [busy, setBusy] = useState(false);
  const path = `${entity}/${form}/restore_version`;
  const { data } = useQuery({
    queryKey: [entity, 'restore_version', form, number],
    queryFn: () => ask<RestoreResult>(path, { version: number, dry: true }),
    gcTime: 0,
  });
  const say = (word: string) => translate(`improve.restore.${word}`, { number });
  const nothing = data && Object.values(data.changes).every(({ length }) => length === 0);
  const restore = async () => {
    setBusy(true);
    try {
      const { questions } = await call<RestoreResult>('POST', path, { version: number });
      record(questions as Change[]);
      announce.done('restore_version', entity);
      await onRestored();
      onClose();
    } catch (error) {
      announce.failed('restore_version', entity, error);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="restore-title">
      <DialogTitle id="restore-title">{say('title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DialogContentText sx={{ mb: 2 }}>{say('explanation')}</DialogContentText>
        {data?.unpublished && !nothing && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {say('unpublished')}
          </Alert>
        )}
        {nothing && <DialogContentText>{say('nothing')}</DialogContentText>}
        {data && !nothing && (
          <>
            <Typography variant="h3" gutterBottom>
              {say('changes')}
            </Typography>
            <Changes comparison={data.changes} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy || !data || nothing} onClick={() => void restore()}>
          {say('open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
