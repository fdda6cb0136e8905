import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { legal } from '../../schema/actions/act.ts';
import { useActionLabel } from '../../schema/labels.ts';
import { page } from '../../schema/screens.ts';
import { useProjection } from '../../school.ts';
import type { Movable } from './reschedule.ts';

const Dialog = page(() => import('./RescheduleDialog.tsx'), 'RescheduleDialog');

/** Moving a meeting by its day, hour, length or teacher, for whoever may. */
export function RescheduleButton({ held }: { held?: string }) {
  const { entity, actions } = useProjection();
  const record = useRecordContext<Movable & { status: string }>();
  const label = useActionLabel(entity)('reschedule');
  const [asking, setAsking] = useState(false);
  if (!record || !actions.reschedule || !legal(actions.reschedule, record.status)) return null;
  return (
    <>
      <Button variant="outlined" disabled={Boolean(held)} title={held} onClick={() => setAsking(true)}>
        {`${label}…`}
      </Button>
      {asking && <Dialog meeting={record} onClose={() => setAsking(false)} />}
    </>
  );
}
