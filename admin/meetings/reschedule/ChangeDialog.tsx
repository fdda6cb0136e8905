import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, RecordContextProvider, useTranslate } from 'react-admin';
import { type FieldValues, type Resolver, useWatch } from 'react-hook-form';
import { useDebounce } from 'use-debounce';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import { same } from '../../providers/same.ts';
import { PlanView } from './PlanView.tsx';
import { usePlan } from './usePlan.ts';

interface ChangeDialogProps<ChangeRequest extends object> {
  title: string;
  /** What the button says. */
  label: string;
  /** Of the action that makes the change. */
  address: string;
  /** The values that the form begins with; the same object while it is open. */
  begun: FieldValues;
  resolver?: Resolver;
  /** What there is to do where the values ask for no change. */
  hint: string;
  /** What the form's values ask for; nothing, where they ask for no change. */
  requestOf: (values: FieldValues, skip: number[]) => ChangeRequest | Record<string, never>;
  /** @throws the API's refusal */
  apply: (request: ChangeRequest, plan: ChangePlan) => Promise<void>;
  /** @param isDone whether it was changed */
  onClose: (isDone: boolean) => void;
  children: React.ReactNode;
}

/** Asks what is to change, shows before what that does to others, and does it as it was shown. */
export function ChangeDialog<ChangeRequest extends object>(props: ChangeDialogProps<ChangeRequest>) {
  const { title, label, address, begun, resolver, hint, requestOf, apply, onClose, children } = props;
  const translate = useTranslate();
  const [values, setValues] = useState<FieldValues>(begun);
  const [skip, setSkip] = useState<number[]>([]);
  const request = requestOf(values, skip);
  const { plan, problem, refuse } = usePlan(address, request);
  const isNothing = Object.keys(request).length === 0;
  const isReady = !isNothing && plan !== undefined && plan.collisions.length === 0;
  const submit = async () => {
    if (plan && isReady) await apply(request as ChangeRequest, plan).then(() => onClose(true), refuse);
  };
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="sm" aria-labelledby="change-title">
      <RecordContextProvider value={undefined}>
        <Form defaultValues={begun} resolver={resolver} onSubmit={submit} disableInvalidFormNotification noValidate>
          <DialogTitle id="change-title">{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
            <Watch onChange={setValues} />
            {children}
            {problem && <Alert severity="error">{problem}</Alert>}
            {isNothing && <Typography color="text.secondary">{hint}</Typography>}
            {plan && (
              <PlanView
                plan={plan}
                skipped={skip}
                onSkip={(id, more) => setSkip(more ? [...skip, id] : skip.filter((one) => one !== id))}
              />
            )}
            {!plan && !problem && !isNothing && <Skeleton variant="rounded" height={72} />}
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

/** Milliseconds for which nothing is typed before it is asked what it would do. */
const pause = 300;

function Watch({ onChange }: { onChange: (values: FieldValues) => void }) {
  const values = useWatch();
  const [rested] = useDebounce(values, pause, { equalityFn: same });
  useEffect(() => onChange(rested), [rested, onChange]);
  return null;
}
