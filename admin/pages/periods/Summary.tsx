import { Alert, Box, Link as MuiLink } from '@mui/material';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQueryOf } from '../../providers/queries.ts';
import { Answer } from '../../schema/actions/waiting.tsx';
import type { PeriodEntity } from './week/LineDialog.tsx';

const counts = ['to_come', 'held', 'cancelled', 'seats', 'waiting'] as const;

/** What the period has made by now. */
export function Summary() {
  const period: RaRecord | undefined = useRecordContext();
  const translate = useTranslate();
  const { data } = useSummary(period);
  if (!data || data.made === 0) return null;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none' }}>
        {counts.map((count) => (
          <li key={count}>{translate(`planning.summary.${count}`, { smart_count: data[count] })}</li>
        ))}
      </Box>
      {data.lacking > 0 && (
        <Alert severity="warning">
          {translate('planning.plan.lacking', { smart_count: data.lacking })}{' '}
          <MuiLink component={Link} to="/licences">
            {translate('planning.plan.to_licences')}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
}

const useSummary = (period: RaRecord | undefined) => {
  const of = useResourceContext() as PeriodEntity;
  return useQueryOf(of, period?.id ?? null, 'summary', { options: { enabled: Boolean(period) } });
};

/** What pausing or resuming a period touches, said before it is done. */
export function AffectedMeetings({ rows: [period, ...others] }: { rows: RaRecord[] }) {
  const summary = useSummary(others.length > 0 ? undefined : period);
  return <Answer of={summary}>{(touched) => <ToCome of={touched} />}</Answer>;
}

/** A period is not finished while something of it is to come: said before it is tried. */
export function NotOver({ rows: [period, ...others] }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const summary = useSummary(others.length > 0 ? undefined : period);
  return (
    <Answer of={summary} forbids={({ to_come }) => to_come > 0}>
      {(left) =>
        left.to_come > 0 && (
          <Alert severity="warning">
            {translate('planning.not_over')}
            <ToCome of={left} />
          </Alert>
        )
      }
    </Answer>
  );
}

type Counts = Record<'to_come' | 'seats' | 'waiting', number>;

/** How much is to come, and for how many students. */
export function ToCome({ of }: { of: Counts }) {
  const translate = useTranslate();
  return (
    <Box>
      {(['to_come', 'seats', 'waiting'] as const)
        .map((count) => translate(`planning.summary.${count}`, { smart_count: of[count] }))
        .join(' · ')}
    </Box>
  );
}
