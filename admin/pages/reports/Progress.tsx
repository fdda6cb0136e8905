import { Alert, Button, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QueryState } from './ask.ts';

interface ProgressProps {
  rows: QueryState<unknown>;
  totals: QueryState<unknown>;
}

/** What takes a moment needs no words. */
const patience = 700;

/** Says that the school is counting, or that others of the reader's reports come first, and offers to stop. */
export function Progress({ rows, totals }: ProgressProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const isBusy = rows.isFetching || totals.isFetching;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (!isBusy || !isLong) return null;
  const stop = () => void queries.cancelQueries({ queryKey: ['report_runs'] });
  return (
    <Alert
      severity="info"
      className="unprinted"
      action={
        <Button color="inherit" onClick={stop}>
          {translate('reports.cancel')}
        </Button>
      }
    >
      {translate(rows.isQueued || totals.isQueued ? 'reports.queued' : 'reports.counting')}
      <LinearProgress aria-label={translate('reports.counting')} sx={{ mt: 1 }} />
    </Alert>
  );
}
