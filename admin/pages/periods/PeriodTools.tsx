import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { type RaRecord, useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PlannedPeriodResults } from '#schemas/types/fragments/planned_period.ts';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';
import { ActionDialog } from '../../schema/actions/ActionDialog.tsx';
import { legal } from '../../schema/actions/act.ts';
import { useActionLabel } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';
import { nextDates } from './duplicate.ts';
import type { PeriodEntity } from './week/LineDialog.tsx';

const PlanDialog = lazy(async () => ({ default: (await import('./plan/PlanDialog.tsx')).PlanDialog }));

/** What begins with a plan or with dates: activating a period, and planning the next one like it. */
export function PeriodTools({ held }: { held?: string }) {
  const period: RaRecord | undefined = useRecordContext();
  if (!period) return null;
  return (
    <>
      <Activate period={period} held={held} />
      <Duplicate period={period} />
    </>
  );
}

function Activate({ period, held }: { period: RaRecord; held?: string }) {
  const translate = useTranslate();
  const of = useResourceContext() as PeriodEntity;
  const { activate } = useProjection().actions;
  const labelOf = useActionLabel(of);
  const [asking, setAsking] = useState(false);
  if (!activate || !legal(activate, period.status)) return null;
  const isDraft = period.status === 'draft';
  return (
    <>
      <Button
        variant={isDraft ? 'contained' : 'outlined'}
        disabled={Boolean(held)}
        title={held}
        onClick={() => setAsking(true)}
      >
        {isDraft ? labelOf('activate') : translate('planning.plan.more')}
      </Button>
      {asking && (
        <Suspense>
          <PlanDialog of={of} period={period} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Duplicate({ period }: { period: RaRecord }) {
  const of = useResourceContext() as PeriodEntity;
  const { duplicate } = useProjection().actions;
  const label = useActionLabel(of)('duplicate');
  const translate = useTranslate();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [asking, setAsking] = useState(false);
  if (!duplicate) return null;
  const run = async (_target: unknown, input: object) => {
    const { id } = await call<PlannedPeriodResults['duplicate']>('POST', `${of}/${period.id}/duplicate`, input);
    announce.done('duplicate', of);
    setAsking(false);
    navigate(createPath({ resource: of, id, type: 'edit' }));
  };
  const name = translate('planning.copy', { name: period.name }).slice(0, 120);
  return (
    <>
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ActionDialog
          name="duplicate"
          action={duplicate}
          rows={[period]}
          defaults={{ name, ...nextDates({ start_date: period.start_date, end_date: period.end_date }) }}
          run={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
