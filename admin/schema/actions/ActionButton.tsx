import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import type { Row } from '../../providers/conflict.ts';
import { problemOf } from '../../providers/http.ts';
import { useProjection } from '../../school.ts';
import { useActionLabel } from '../labels.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { type ShownAction, type Target, useAct } from './act.ts';
import { useBeforeAction } from './before_action.ts';
import { useRefusal } from './refusals.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'title' | 'size'> {
  name: string;
  action: ShownAction;
  rows: RaRecord[];
  /** The action is done to all that this filter finds, of which the rows are a part. */
  all?: Row;
  /** What its fields begin with. */
  defaults?: Row;
  onDone?: () => void;
  /** What was ordered for all that the filter finds. */
  onRun?: (run: number) => void;
}

/**
 * Carries the action's verb. One that asks for something, wants to be confirmed or is done to several rows opens a dialog
 * first.
 */
export function ActionButton(props: ActionButtonProps) {
  const { name, action, rows, all, defaults, onDone, onRun, variant = 'outlined', ...rest } = props;
  const { entity } = useProjection();
  const label = useActionLabel(entity)(name);
  const act = useAct();
  const announce = useAnnounce();
  const showRefusal = useRefusal();
  const { prepare } = useBeforeAction();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  /** A refusal is thrown to the dialog, which has the fields; without one it is announced here. */
  const run = async (target: Target, input: object) => {
    setBusy(true);
    try {
      if (!(await prepare(name))) return;
      const result = await act(name, target, input, rows);
      if (result !== undefined) onRun?.(result);
      setAsking(false);
      showRefusal(name, null);
      onDone?.();
    } finally {
      setBusy(false);
    }
  };
  const fail = (error: unknown) => {
    announce.failed(name, entity, error);
    const problem = problemOf(error);
    if (problem) showRefusal(name, problem);
  };
  const press = () => {
    if (action.input || action.confirm || all || rows.length > 1) setAsking(true);
    else run({ ids: rows.map(({ id }) => Number(id)) }, {}).catch(fail);
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
        <ActionDialog
          name={name}
          action={action}
          rows={rows}
          all={all}
          defaults={defaults}
          run={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
