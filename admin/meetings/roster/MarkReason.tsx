import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface MarkReasonProps {
  /** Gives the reason, and marks once more. */
  mark: (reason: string) => Promise<unknown>;
  close: () => void;
}

/** As long as the schema lets it be. */
const most = 500;

/** Asks why somebody is marked otherwise than was measured. */
export function MarkReason({ mark, close }: MarkReasonProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const submit = async () => {
    await mark(reason.trim());
    close();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="mark-reason">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id="mark-reason">{translate('seats.presence.why')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('seats.presence.why_help')}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            multiline
            required
            label={translate('resources.registrations.fields.mark_reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: most } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={reason.trim() === ''}>
            {translate('actions.mark_attendance')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
