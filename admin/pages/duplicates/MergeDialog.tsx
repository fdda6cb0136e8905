import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { useAct } from '../../schema/actions/act.ts';
import { WaitingProvider } from '../../schema/actions/waiting.tsx';
import { useRepresent } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';
import { EndWithAccount } from '../students/SeatsThatEnd.tsx';

/** Asks which of two records stays, and says what happens to the other: what ends with it, and what stays where it is. */
export function MergeDialog({ rows, onClose }: { rows: RaRecord[]; onClose: () => void }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const act = useAct();
  const represent = useRepresent();
  const projection = useProjection('students');
  const [stays, setStays] = useState(Number(rows[0]?.id));
  const [isWaiting, setWaiting] = useState(false);
  const duplicate = rows.find(({ id }) => id !== stays) as RaRecord;
  const nameOf = (row: RaRecord) => `${represent(projection, row)} · ${row.student_id}`;
  const merge = async () => {
    try {
      await act('merge', { ids: [Number(duplicate.id)] }, { into_id: stays });
      onClose();
    } catch (error) {
      announce.failed('merge', 'students', error);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{translate('people.duplicates.merge')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FormControl>
          <FormLabel id="merge-stays">{translate('people.duplicates.stays')}</FormLabel>
          <RadioGroup aria-labelledby="merge-stays" value={stays} onChange={(_, value) => setStays(Number(value))}>
            {rows.map((row) => (
              <FormControlLabel key={row.id} value={Number(row.id)} control={<Radio />} label={nameOf(row)} />
            ))}
          </RadioGroup>
        </FormControl>
        <Alert severity="info">{translate('people.duplicates.plan', { name: nameOf(duplicate) })}</Alert>
        <WaitingProvider value={setWaiting}>
          <EndWithAccount key={stays} rows={[duplicate]} />
        </WaitingProvider>
        <DialogContentText>{translate('people.duplicates.back')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" color="error" disabled={isWaiting} onClick={merge}>
          {translate('actions.merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
