import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { BooleanInput, Form, RadioButtonGroupInput, RecordContextProvider, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useDebounce } from 'use-debounce';
import type { Schema } from '#schemas/dialect.ts';
import { Fields } from '../../schema/inputs/Fields.tsx';
import { useActionLabel } from '../../schema/labels.ts';
import { useResolver } from '../../schema/record/resolver.ts';
import { useProjection } from '../../school.ts';
import type { MeetingEntity } from '../meeting.ts';
import { useMeetingName } from '../useMeetingName.ts';
import { PlanView } from './PlanView.tsx';
import { asked, type Movable, timingOf, useReschedule, type Wanted } from './reschedule.ts';
import { usePlan } from './usePlan.ts';

interface RescheduleDialogProps {
  meeting: Movable;
  /** What the dialog begins with, where somebody dragged the meeting there. */
  towards?: Wanted;
  /** @param isDone whether the meeting was moved */
  onClose: (isDone: boolean) => void;
}

const reaches = ['this', 'following', 'all'] as const;

/** Moves a meeting or gives it another teacher, and shows before what that does to others. */
export function RescheduleDialog({ meeting, towards, onClose }: RescheduleDialogProps) {
  const { entity, actions } = useProjection();
  const translate = useTranslate();
  const nameOf = useMeetingName();
  const label = useActionLabel(entity)('reschedule');
  const reschedule = useReschedule(entity as MeetingEntity);
  const begun = useMemo(
    () => ({ ...timingOf(meeting), reach: 'this', include_exceptions: false, ...towards }),
    [meeting, towards],
  );
  const [values, setValues] = useState<FieldValues>(begun);
  const [skip, setSkip] = useState<number[]>([]);
  const { plan, wanted, problem, refuse } = usePlan(entity as MeetingEntity, meeting, values, skip);
  const schema = useMemo<Schema>(() => {
    const members = asked.map((name) => [name, actions.reschedule?.input?.properties?.[name]]);
    return { type: 'object', required: [...asked], properties: Object.fromEntries(members) };
  }, [actions]);
  const resolver = useResolver(entity, schema);
  const isOfSeries = Boolean(meeting.schedule_id ?? meeting.particular_class_id);
  const isReady = plan !== undefined && plan.collisions.length === 0;

  const submit = async () => {
    if (!plan || !isReady) return;
    await reschedule(meeting.id, wanted, plan).then(() => onClose(true), refuse);
  };

  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="sm" aria-labelledby="reschedule">
      <RecordContextProvider value={undefined}>
        <Form defaultValues={begun} resolver={resolver} onSubmit={submit} disableInvalidFormNotification>
          <DialogTitle id="reschedule">{`${label}: ${nameOf(meeting)}`}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
            <Watch onChange={setValues} />
            <Fields entity={entity} schema={schema} />
            {isOfSeries && <Reach />}
            {problem && <Alert severity="error">{problem}</Alert>}
            {Object.keys(wanted).length === 0 && (
              <Typography color="text.secondary">{translate('calendar.move.nothing')}</Typography>
            )}
            {plan && (
              <PlanView
                plan={plan}
                skipped={skip}
                onSkip={(id, more) => setSkip(more ? [...skip, id] : skip.filter((one) => one !== id))}
              />
            )}
            {!plan && !problem && Object.keys(wanted).length > 0 && <Skeleton variant="rounded" height={72} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => onClose(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={!isReady}>
              {label}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

/** Which dates of a series it is about. */
function Reach() {
  const translate = useTranslate();
  const reach = useWatch({ name: 'reach' });
  return (
    <>
      <RadioButtonGroupInput
        source="reach"
        label={translate('calendar.move.reach')}
        choices={reaches.map((id) => ({ id, name: translate(`calendar.move.reaches.${id}`) }))}
        translateChoice={false}
        helperText={false}
        row={false}
      />
      {reach !== 'this' && (
        <BooleanInput source="include_exceptions" label={translate('calendar.move.exceptions')} helperText={false} />
      )}
    </>
  );
}

/** Milliseconds for which nothing is typed before it is asked what it would do. */
const pause = 300;

function Watch({ onChange }: { onChange: (values: FieldValues) => void }) {
  const values = useWatch();
  const [rested] = useDebounce(values, pause, { equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  useEffect(() => onChange(rested), [rested, onChange]);
  return null;
}
