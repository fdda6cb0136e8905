import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { type Choice, type Conflict, offerDialog, type Row } from '../providers/conflict.ts';
import { Column } from '../schema/Column.tsx';
import { useFieldLabel } from '../schema/labels.ts';

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
      <DialogContent>
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

const housekeeping = ['id', 'version', 'created_at', 'updated_at'];

function Sides({ resource, was, yours, theirs }: Conflict) {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  const fields = Object.keys(theirs).filter((field) => {
    const moved = JSON.stringify(theirs[field]) !== JSON.stringify(was[field]);
    return !housekeeping.includes(field) && (moved || field in yours);
  });
  const sides: [string, Row][] = [
    ['was', was],
    ['mine', { ...theirs, ...yours }],
    ['their', theirs],
  ];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('admin.conflict.field')}</TableCell>
          {sides.map(([name]) => (
            <TableCell key={name}>{translate(`admin.conflict.columns.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {labelOf(field)}
            </TableCell>
            {sides.map(([name, row]) => (
              <TableCell key={name} sx={{ fontWeight: name === 'mine' && field in yours ? 600 : undefined }}>
                <RecordContextProvider value={row}>
                  <Column source={field} />
                </RecordContextProvider>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
