import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import {
  type Identifier,
  useCreatePath,
  useDelete,
  useDeleteMany,
  useGetResourceLabel,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Locale } from '#schemas/localize.ts';
import { useAnnounce } from '../announce.tsx';
import { useProjection } from '../school.ts';
import { represent } from './labels.ts';

interface AskProps {
  /** What would be deleted, in words. */
  what: string;
  run: () => void;
}

/** Asks first; what was deleted can be had back for as long as the notice stands. */
function AskingButton({ what, run }: AskProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteOutline />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Dialog open={asking} onClose={close} aria-labelledby="delete-title">
        <DialogTitle id="delete-title">{translate('admin.delete.title', { what })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('admin.delete.explanation')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              close();
              run();
            }}
          >
            {translate('ra.action.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Deletes the record of the page and goes back to where it stood: its parent, or the list. */
export function DeleteButton() {
  const projection = useProjection();
  const { entity, parent, read } = projection;
  const record = useRecordContext();
  const locale = useLocale() as Locale;
  const translate = useTranslate();
  const announce = useAnnounce();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const [remove] = useDelete();
  if (!record) return null;
  const above = parent ? read.properties?.[parent]?.['x-reference'] : undefined;
  const run = () =>
    remove(
      entity,
      { id: record.id, previousData: record },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          announce.done('delete', entity, { undoable: true });
          const to =
            parent && typeof above === 'string' && record[parent]
              ? createPath({ resource: above, id: record[parent], type: 'edit' })
              : createPath({ resource: entity, type: 'list' });
          navigate(to);
        },
        onError: (error) => announce.failed('delete', entity, error),
      },
    );
  return <AskingButton what={represent(projection, record, locale, translate)} run={run} />;
}

/** Deletes the rows that are marked. */
export function BulkDelete({ ids, onDone }: { ids: Identifier[]; onDone: () => void }) {
  const { entity } = useProjection();
  const labelOf = useGetResourceLabel();
  const announce = useAnnounce();
  const [remove] = useDeleteMany();
  const run = () =>
    remove(
      entity,
      { ids },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          announce.done('delete', entity, { count: ids.length, undoable: true });
          onDone();
        },
        onError: (error) => announce.failed('delete', entity, error),
      },
    );
  return <AskingButton what={`${ids.length} ${labelOf(entity, ids.length).toLowerCase()}`} run={run} />;
}
