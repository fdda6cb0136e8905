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
import { same } from '../providers/same.ts';
import { Column } from '../schema/fields/Column.tsx';
import { kindOf } from '../schema/kind.ts';
import { useFieldLabel } from '../schema/labels.ts';
import { useProjection } from '../school.ts';
import { differing, wordsIn } from './leaves.ts';

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

type Side = [name: string, row: Row];

const housekeeping = ['id', 'version', 'created_at', 'updated_at'];
const nested = ['object', 'json'];

function Sides({ resource, was, yours, theirs }: Conflict) {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { read } = useProjection(resource);
  const fields = Object.keys(theirs).filter((field) => {
    const moved = !same(theirs[field], was[field]);
    return !housekeeping.includes(field) && (moved || field in yours);
  });
  const sides: Side[] = [
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
        {fields.map((field) =>
          nested.includes(kindOf(read.properties?.[field] ?? {}, field)) ? (
            <Leaves key={field} field={field} label={labelOf(field)} sides={sides} />
          ) : (
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
          ),
        )}
      </TableBody>
    </Table>
  );
}

/** Of what is nested, such as the body of a question, the parts that are not the same on all sides, in words. */
function Leaves({ field, label, sides }: { field: string; label: string; sides: Side[] }) {
  const translate = useTranslate();
  const say = (value: unknown, row: Row) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    return wordsIn(row).get(value) ?? String(value);
  };
  return differing(sides.map(([, row]) => row[field])).map(({ path, values }) => (
    <TableRow key={path.join('/')}>
      <TableCell component="th" scope="row">
        {[label, ...path.map((member) => translate(`questions.fields.${member}`, { _: member }))].join(' › ')}
      </TableCell>
      {sides.map(([name, row], at) => (
        <TableCell key={name} sx={{ fontWeight: name === 'mine' ? 600 : undefined, overflowWrap: 'anywhere' }}>
          {say(values[at], row)}
        </TableCell>
      ))}
    </TableRow>
  ));
}
