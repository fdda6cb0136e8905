import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useAnnounce } from '../announce.tsx';
import { problemOf } from '../providers/http.ts';
import { useProjection } from '../school.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { type DrawnAction, useAct } from './act.ts';
import { useBeforeAction } from './before_action.ts';
import { useActionLabel } from './labels.ts';
import { useRefusal } from './refusals.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'title'> {
  name: string;
  action: DrawnAction;
  ids: number[];
  onDone?: () => void;
}

/** Carries the action's verb. One that asks for something, or wants to be confirmed, opens a dialog first. */
export function ActionButton({ name, action, ids, onDone, variant = 'outlined', ...rest }: ActionButtonProps) {
  const { entity } = useProjection();
  const label = useActionLabel(entity)(name);
  const act = useAct();
  const announce = useAnnounce();
  const tell = useRefusal();
  const { prepare } = useBeforeAction();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  /** What the API refuses is thrown to the dialog, which has the fields; without one it is said here. */
  const run = async (input: object) => {
    setBusy(true);
    try {
      if (!(await prepare(name))) return;
      await act(name, ids, input);
      setAsking(false);
      tell(name, null);
      onDone?.();
    } finally {
      setBusy(false);
    }
  };
  const fail = (error: unknown) => {
    announce.failed(name, entity, error);
    const problem = problemOf(error);
    if (problem) tell(name, problem);
  };
  const press = () => {
    if (action.input || action.confirm) setAsking(true);
    else run({}).catch(fail);
  };

  return (
    <>
      <Button
        {...rest}
        variant={variant}
        color={action.confirm && !action.input ? 'error' : 'primary'}
        disabled={busy || rest.disabled}
        onClick={press}
      >
        {label}
      </Button>
      {asking && (
        <ActionDialog name={name} action={action} count={ids.length} run={run} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
