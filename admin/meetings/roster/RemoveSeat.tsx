import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Seat } from '../meeting.ts';

interface RemoveSeatProps {
  seat: Seat;
  /** Who is offered the seat, if anybody waits. */
  next?: Seat;
  remove: () => Promise<void>;
}

const fullName = ({ first_name, name }: Seat) => `${first_name} ${name}`;

/** Takes a seat, an offer or a wait from a student, once it is said what follows. */
export function RemoveSeat({ seat, next, remove }: RemoveSeatProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = fullName(seat);
  const confirm = async () => {
    setBusy(true);
    await remove();
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={translate('seats.remove_named', { name })}
        onClick={() => setAsking(true)}
      >
        {translate('actions.remove')}
      </Button>
      {asking && (
        <Dialog open onClose={() => setAsking(false)} fullWidth maxWidth="xs" aria-labelledby="remove-seat">
          <DialogTitle id="remove-seat">{translate('seats.remove_named', { name })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            <DialogContentText>{translate(`seats.removal.${seat.status}`, { name })}</DialogContentText>
            {next && seat.status !== 'waiting' && (
              <DialogContentText>{translate('seats.removal.next', { name: fullName(next) })}</DialogContentText>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{translate('ra.action.cancel')}</Button>
            <Button variant="contained" color="error" disabled={busy} onClick={confirm}>
              {translate('actions.remove')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
