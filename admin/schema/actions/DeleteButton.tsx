import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useCreatePath,
  useDelete,
  useDeleteMany,
  useGetResourceLabel,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAnnounce } from '../../announce.tsx';
import { useReason } from '../../layout/useReason.ts';
import { call } from '../../providers/http.ts';
import { useProjection } from '../../school.ts';
import { useRepresent } from '../labels.ts';
import { ScopeRows } from './ActionScope.tsx';

interface AskProps {
  /** What would be deleted, in words. */
  what: string;
  rows: RaRecord[];
  run: () => void;
}

/**
 * Asks first, and asks the API whether it may be: what holds a record is said before anything is done. What is deleted can
 * be restored as long as the notice is shown.
 */
function AskingButton({ what, rows, run }: AskProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteOutline />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Dialog open={asking} onClose={close} fullWidth maxWidth="xs" aria-labelledby="delete-title">
        <Confirmation what={what} rows={rows} run={run} close={close} />
      </Dialog>
    </>
  );
}

function Confirmation({ what, rows, run, close }: AskProps & { close: () => void }) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const { entity } = useProjection();
  const ids = rows.map(({ id }) => id);
  const { data: refusals, error } = useQuery({
    queryKey: [entity, 'may delete', ids],
    queryFn: () => refusalsOf(entity, ids),
    gcTime: 0,
  });
  const isFree = refusals?.length === 0;
  const reasons = error ? [reasonOf(error)] : (refusals ?? []);
  return (
    <>
      <DialogTitle id="delete-title">{translate('admin.delete.title', { what })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {reasons.map((reason) => (
          <Alert key={reason} severity="error">
            {reason}
          </Alert>
        ))}
        {isFree && <DialogContentText>{translate('admin.delete.explanation')}</DialogContentText>}
        {rows.length > 1 && <ScopeRows rows={rows} count={rows.length} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={!isFree}
          onClick={() => {
            close();
            run();
          }}
        >
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Why some of the rows may not be deleted, each reason once. */
async function refusalsOf(entity: string, ids: Identifier[]): Promise<string[]> {
  const answers = ids.map((id) => call<{ can: boolean; message: string }>('GET', `${entity}/${id}?can=delete`));
  const refusals = (await Promise.all(answers)).filter(({ can }) => !can);
  return [...new Set(refusals.map(({ message }) => message))];
}

/** Deletes the record of the page and goes back to where it stood: its parent, or the list. */
export function DeleteButton() {
  const projection = useProjection();
  const { entity, parent, read } = projection;
  const record = useRecordContext();
  const represent = useRepresent();
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
          announce.pending('delete', entity);
          const to =
            parent && typeof above === 'string' && record[parent]
              ? createPath({ resource: above, id: record[parent], type: 'edit' })
              : createPath({ resource: entity, type: 'list' });
          navigate(to);
        },
        onError: (error) => announce.failed('delete', entity, error),
      },
    );
  return <AskingButton what={represent(projection, record)} rows={[record]} run={run} />;
}

/** Deletes the rows that are marked. */
export function BulkDelete({ rows, onDone }: { rows: RaRecord[]; onDone: () => void }) {
  const { entity } = useProjection();
  const labelOf = useGetResourceLabel();
  const announce = useAnnounce();
  const [remove] = useDeleteMany();
  const run = () =>
    remove(
      entity,
      { ids: rows.map(({ id }) => id) },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          announce.pending('delete', entity, rows.length);
          onDone();
        },
        onError: (error) => announce.failed('delete', entity, error),
      },
    );
  return <AskingButton what={`${rows.length} ${labelOf(entity, rows.length).toLowerCase()}`} rows={rows} run={run} />;
}
