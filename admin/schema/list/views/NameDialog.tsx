import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { problemOf } from '../../../providers/http.ts';

interface NameDialogProps {
  title: string;
  name?: string;
  /** @throws HttpError whose problem says what is wrong with the name */
  save: (name: string) => Promise<void>;
  close: () => void;
}

/** Asks how a view is called. */
export function NameDialog({ title, name: former = '', save, close }: NameDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState(former);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    try {
      await save(name.trim());
      close();
    } catch (error) {
      const problem = problemOf(error);
      setWrong(problem?.errors?.name ?? problem?.message ?? translate('admin.notice.offline'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="view-name">
      <form onSubmit={submit}>
        <DialogTitle id="view-name">{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            fullWidth
            label={translate('resources.saved_views.fields.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong ?? translate('admin.views.hint')}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || name.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
