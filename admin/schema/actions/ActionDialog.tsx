import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useRef, useState } from 'react';
import { Form, type RaRecord, RecordContextProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { useAnnounce } from '../../announce.tsx';
import type { Row } from '../../providers/conflict.ts';
import { problemOf } from '../../providers/http.ts';
import { useProjection, useSchool } from '../../school.ts';
import { Fields } from '../inputs/Fields.tsx';
import { useActionLabel, useRepresent } from '../labels.ts';
import { defaultsOf, withoutEmpty } from '../record/defaults.ts';
import { useResolver } from '../record/resolver.ts';
import { useScreen } from '../screens.ts';
import { AffectedRecords, ScopeRows, useScope } from './ActionScope.tsx';
import type { ShownAction, Target } from './act.ts';
import { WaitingProvider } from './waiting.tsx';

interface ActionDialogProps {
  name: string;
  action: ShownAction;
  rows: RaRecord[];
  /** Done to all that this filter finds. */
  all?: Row;
  /** What its fields begin with, beside what its schema says. */
  defaults?: Row;
  run: (target: Target, input: object) => Promise<void>;
  onClose: () => void;
}

const nothing: Schema = { type: 'object', properties: {} };

/** Says what an action will do and to what, and asks for what it needs. */
export function ActionDialog({ name, action, rows, all, defaults: initial, run, onClose }: ActionDialogProps) {
  const { entity } = useProjection();
  const { projections } = useSchool();
  const translate = useTranslate();
  const label = useActionLabel(entity)(name);
  const announce = useAnnounce();
  const scope = useScope(rows, all, action);
  const title = useTitle(label, scope.rows, scope.count);
  const [changed, setChanged] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  // A second press of a double click would lead to what was made twice, and the way back to the same page.
  const isRunning = useRef(false);
  const input = action.input ?? nothing;
  const { beforehand, proposed } = useScreen(entity);
  const Beforehand = beforehand?.[name];
  const [defaults] = useState(() => ({ ...defaultsOf(input), ...proposed?.[name]?.(rows), ...initial }));
  const resolver = useResolver(entity, input);
  const many = all !== undefined || rows.length > 1;
  const warning = translate(`resources.${entity}.confirmations.${name}`, {
    smart_count: scope.count ?? rows.length,
    _: translate(`admin.confirmations.${name}`, { _: translate('admin.action.sure') }),
  });
  const affects = (action.affects ?? []).filter((one) => projections.has(one.split('.')[0] as string));

  const submit = async (values: object) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(scope.target, withoutEmpty(values));
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.rule === 'count_changed') {
        setChanged(problem.message);
        await scope.recount();
        return {};
      }
      announce.failed(name, entity, error);
      return problem?.errors ?? {};
    } finally {
      isRunning.current = false;
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="action-title">
      <RecordContextProvider value={undefined}>
        <Form onSubmit={submit} defaultValues={defaults} resolver={resolver} disableInvalidFormNotification noValidate>
          <DialogTitle id="action-title">{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {changed && <Alert severity="warning">{changed}</Alert>}
            {action.confirm && <DialogContentText>{warning}</DialogContentText>}
            {Beforehand && scope.rows.length > 0 && (
              <WaitingProvider value={setWaiting}>
                <Beforehand rows={scope.rows} />
              </WaitingProvider>
            )}
            {'ids' in scope.target &&
              affects.map((one) => (
                <AffectedRecords key={one} affected={one} ids={(scope.target as { ids: number[] }).ids} />
              ))}
            {many && scope.count !== undefined && (
              <>
                <DialogContentText>
                  {translate(all ? 'people.bulk.each' : 'admin.action.rows', { smart_count: scope.count })}
                </DialogContentText>
                <ScopeRows rows={scope.rows} count={scope.count} />
              </>
            )}
            {action.input && <Fields entity={entity} schema={action.input} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button
              type="submit"
              variant="contained"
              color={action.confirm && !action.input ? 'error' : 'primary'}
              disabled={!scope.count || isWaiting}
            >
              {label}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

/** "Deactivate: 3. My day", "Deactivate: 12 groups". */
function useTitle(label: string, rows: RaRecord[], count: number | undefined): string {
  const projection = useProjection();
  const represent = useRepresent();
  const labelOf = useGetResourceLabel();
  const [only] = rows;
  if (count === 1 && only) return `${label}: ${represent(projection, only)}`;
  return count === undefined ? label : `${label}: ${count} ${labelOf(projection.entity, count).toLowerCase()}`;
}
