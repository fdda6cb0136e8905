import { Card, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { isRunning } from './useImport.ts';

/** How far the step is that is under way. */
export function Progress({ record }: { record: StudentImport }) {
  const translate = useTranslate();
  if (!isRunning(record)) return null;
  const { status, done, new_rows, updated_rows } = record;
  const total = status === 'checking' ? record.total : new_rows + updated_rows;
  const words = translate(`people.import.${status}`);
  return (
    <Card role="status" sx={{ p: 2 }}>
      <Typography sx={{ mb: 1 }}>{`${words}: ${translate('people.import.working', { done, total })}`}</Typography>
      <LinearProgress
        aria-label={words}
        variant="determinate"
        value={total === 0 ? 0 : Math.min(100, (done / total) * 100)}
      />
    </Card>
  );
}
