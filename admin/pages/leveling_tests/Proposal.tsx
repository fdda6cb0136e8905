import { Alert, AlertTitle, Box, Card, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../schema/record/Facts.tsx';
import type { Evidence } from './evidence.ts';
import { useShares } from './shares.ts';

const facts = [
  'student_id',
  'form_id',
  'status',
  'submitted_at',
  'self_assessment',
  'level_id',
  'reason',
  'reviewed_by',
];

/** The level that is proposed and how surely; and what to look at before it is believed. */
export function Proposal({ proposal, questions }: Evidence) {
  const translate = useTranslate();
  const record = useRecordContext<{ id: number; stopped?: string | null }>();
  const { percent } = useShares();
  const { level, probability, near, cautious, interval, flags } = proposal;
  const seconds = questions.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Facts fields={facts} />
      <Box>
        <Typography variant="h2">{translate('admin.leveling.proposal', { level })}</Typography>
        <Typography>
          {translate('admin.leveling.sure', {
            exact: percent(probability),
            near: percent(near),
            cautious: percent(cautious),
            low: interval[0],
            high: interval[1],
          })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('admin.leveling.assumed')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('admin.leveling.time', { questions: questions.length, minutes: Math.round(seconds / 60) })}
          {record?.stopped ? ` · ${translate(`admin.leveling.stopped.${record.stopped}`)}` : ''}
        </Typography>
      </Box>
      {flags.length > 0 && (
        <Alert severity="warning">
          <AlertTitle component="h3">{translate('admin.leveling.flags.title')}</AlertTitle>
          {flags.map((flag) => (
            <div key={flag}>{translate(`admin.leveling.flags.${flag}`)}</div>
          ))}
        </Alert>
      )}
    </Card>
  );
}
