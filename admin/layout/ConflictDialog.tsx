import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { type Choice, type Conflict, offerDialog } from '../providers/conflict.ts';
import { Sides } from './ConflictSides.tsx';

interface Open extends Conflict {
  answer: (choice: Choice) => void;
}

/** Somebody saved the record meanwhile: shows what it was, what is yours and what is theirs, and asks which stands. */
export function ConflictDialog() {
  const translate = useTranslate();
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => offerDialog((conflict) => new Promise((answer) => setOpen({ ...conflict, answer }))), []);
  if (!open) return null;
  const choose = (choice: Choice) => {
    setOpen(null);
    open.answer(choice);
  };
  return (
    <Dialog open onClose={() => choose('neither')} maxWidth="md" fullWidth aria-labelledby="conflict">
      <DialogTitle id="conflict">{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-labelledby="conflict">
        <DialogContentText sx={{ mb: 2 }}>{translate('admin.conflict.explanation')}</DialogContentText>
        <ResourceContextProvider value={open.resource}>
          <Sides {...open} />
        </ResourceContextProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => choose('neither')}>{translate('admin.conflict.neither')}</Button>
        <Box sx={{ flex: 1 }} />
        <Button variant="outlined" onClick={() => choose('theirs')}>
          {translate('admin.conflict.theirs')}
        </Button>
        <Button variant="contained" onClick={() => choose('yours')}>
          {translate('admin.conflict.yours')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
