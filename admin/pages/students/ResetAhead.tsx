import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** What begins again with a reset of the level, and what stays. */
export function ResetAhead({ rows }: { rows: RaRecord[] }) {
  const translate = useTranslate();
  const to = useWatch({ name: 'to' });
  if (!to) return null;
  return <Alert severity="warning">{translate(`admin.student.reset.${to}`, { smart_count: rows.length })}</Alert>;
}
