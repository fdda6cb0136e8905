import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMemo } from 'react';
import { Form, RecordContextProvider, useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { useAnnounce } from '../announce.tsx';
import { problemOf } from '../providers/http.ts';
import { useProjection } from '../school.ts';
import type { DrawnAction } from './act.ts';
import { defaultsOf, filled } from './defaults.ts';
import { Fields } from './Fields.tsx';
import { useActionLabel } from './labels.ts';
import { useResolver } from './resolver.ts';

interface ActionDialogProps {
  name: string;
  action: DrawnAction;
  count: number;
  run: (input: object) => Promise<void>;
  onClose: () => void;
}

const nothing: Schema = { type: 'object', properties: {} };

/** Says what an action will do, and asks for what it needs. */
export function ActionDialog({ name, action, count, run, onClose }: ActionDialogProps) {
  const { entity } = useProjection();
  const translate = useTranslate();
  const label = useActionLabel(entity)(name);
  const announce = useAnnounce();
  const input = action.input ?? nothing;
  const defaults = useMemo(() => defaultsOf(input), [input]);
  const resolver = useResolver(entity, input);
  const warning = translate(`resources.${entity}.confirmations.${name}`, {
    _: translate(`admin.confirmations.${name}`, { _: translate('admin.action.sure') }),
  });

  const submit = async (values: object) => {
    try {
      await run(filled(values));
    } catch (error) {
      announce.failed(name, entity, error);
      return problemOf(error)?.errors ?? {};
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="action-title">
      <RecordContextProvider value={undefined}>
        <Form onSubmit={submit} defaultValues={defaults} resolver={resolver} disableInvalidFormNotification>
          <DialogTitle id="action-title">{label}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {action.confirm && <DialogContentText>{warning}</DialogContentText>}
            {count > 1 && (
              <DialogContentText>{translate('admin.action.rows', { smart_count: count })}</DialogContentText>
            )}
            {action.input && <Fields entity={entity} schema={action.input} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" color={action.confirm && !action.input ? 'error' : 'primary'}>
              {label}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}
