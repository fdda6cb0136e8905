import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { Moment } from '../../schema/fields/Moment.tsx';
import { useActionLabel, useValueLabel } from '../../schema/labels.ts';

/** What has become of a seat, the first first: what was done, by whom and when, and what the seat was then. */
export function SeatHistory({ seat }: { seat: number }) {
  const translate = useTranslate();
  const actionOf = useActionLabel('registrations');
  const wordOf = useValueLabel('registrations');
  const { data } = useQueryOf('registrations', seat, 'history');
  if (!data) return <Box role="status">{translate('ra.page.loading')}</Box>;
  if (data.changes.length === 0) return <>{translate('seats.no_history')}</>;
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.25, fontSize: 13, whiteSpace: 'normal' }}>
      {data.changes.map(({ at, action, role, by_whom, status, ended_as, reason }) => (
        <li key={`${at} ${action}`}>
          {[
            action && actionOf(action),
            ended_as ? wordOf('ended_as', ended_as) : status && wordOf('status', status),
            by_whom ?? wordOf('role', role),
            reason && `«${reason}»`,
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Moment value={at} />
        </li>
      ))}
    </Box>
  );
}
