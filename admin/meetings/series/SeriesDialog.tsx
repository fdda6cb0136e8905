import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useActionLabel } from '../../schema/labels.ts';
import { SeriesDates } from './SeriesDates.tsx';
import { activateSeries, isOutdated, planSeries } from './series_plan.ts';

/** Shows the dates of a private series and what they collide with, then makes them. */
export function SeriesDialog({ series, onClose }: { series: number; onClose: () => void }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const label = useActionLabel('particular_classes')('activate');
  const [skipped, setSkipped] = useState<string[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['plan', 'particular_classes', series, skipped],
    queryFn: () => planSeries(series, skipped),
    gcTime: 0,
  });
  const isReady = data && data.collisions.length === 0 && data.meetings.length > 0;
  const activate = async () => {
    if (!data) return;
    try {
      await activateSeries(series, skipped, data);
      announce.done('activate', 'particular_classes');
      await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('particular_') });
      onClose();
    } catch (fault) {
      announce.failed('activate', 'particular_classes', fault);
      if (isOutdated(fault)) await refetch();
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="series-title">
      <DialogTitle id="series-title">{translate('calendar.series.title')}</DialogTitle>
      <DialogContent>
        <FailureAlert error={error} />
        {!data && !error && <PageSkeleton rows={4} />}
        {data && (
          <SeriesDates
            plan={data}
            skipped={skipped}
            onSkip={(date, skip) => setSkipped(skip ? [...skipped, date] : skipped.filter((one) => one !== date))}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('calendar.series.later')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={activate}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
