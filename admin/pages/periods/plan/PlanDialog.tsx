import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link as MuiLink,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MeetingsMade } from '#schemas/types/fragments/meetings_made.ts';
import { FailureAlert } from '../../../layout/FailureAlert.tsx';
import { LineDialog, type PeriodEntity } from '../week/LineDialog.tsx';
import type { Line } from '../week/places.ts';
import { useLines } from '../week/useLines.ts';
import { Collisions } from './Collisions.tsx';
import { withoutCollisions, wordOf } from './creatable.ts';
import { LeftOut } from './LeftOut.tsx';
import { Missing } from './Missing.tsx';
import { usePlan } from './usePlan.ts';
import { Weeks } from './Weeks.tsx';

interface PlanDialogProps {
  of: PeriodEntity;
  period: RaRecord;
  onClose: () => void;
}

/** What activating a period will make, with what stands in its way and how it is mended; then does it as it was shown. */
export function PlanDialog({ of, period, onClose }: PlanDialogProps) {
  const translate = useTranslate();
  const { data: lines = [] } = useLines(Number(period.id));
  const { plan, skip, setSkip, create, created, changed, busy } = usePlan(of, period.id);
  const [line, setLine] = useState<Line | null>(null);
  const { data, error, isFetching } = plan;
  const clear = data ? withoutCollisions(data) : [];
  const count = clear.length;
  const isReady = data?.collisions.length === 0 && count > 0 && !busy && !isFetching;
  const closeLine = () => {
    setLine(null);
    plan.refetch();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby="plan-title">
      <DialogTitle id="plan-title">{translate('planning.plan.title', { name: period.name })}</DialogTitle>
      {(isFetching || busy) && <LinearProgress aria-label={translate('planning.plan.working')} />}
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FailureAlert error={error} />
        {changed && <Alert severity="warning">{translate('planning.plan.changed')}</Alert>}
        {created && <CreationResult of={of} {...created} />}
        {!created && data && (
          <>
            <Typography role="status">
              {translate(busy ? 'planning.plan.creating' : wordOf(of, data, skip.length), { smart_count: count })}
            </Typography>
            <Collisions
              collisions={data.collisions}
              lines={lines}
              skip={(dates) => setSkip([...skip, ...dates])}
              change={setLine}
            />
            <Missing missing={data.missing} />
            <LeftOut holidays={data.holidays} skip={skip} setSkip={setSkip} lines={lines} />
            <Weeks meetings={clear} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate(created ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!created && (
          <Button variant="contained" disabled={!isReady} onClick={create}>
            {translate(`planning.plan.${of}.create`, { smart_count: count })}
          </Button>
        )}
      </DialogActions>
      {line && <LineDialog of={of} line={line} onClose={closeLine} />}
    </Dialog>
  );
}

/** What was made of a plan. */
function CreationResult({ of, created, lacking }: MeetingsMade & { of: PeriodEntity }) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="success">{translate(`planning.plan.${of}.created`, { smart_count: created })}</Alert>
      {lacking.length > 0 && (
        <Alert severity="warning">
          {translate('planning.plan.lacking', { smart_count: lacking.length })}{' '}
          <MuiLink component={Link} to="/licences">
            {translate('planning.plan.to_licences')}
          </MuiLink>
        </Alert>
      )}
    </>
  );
}
