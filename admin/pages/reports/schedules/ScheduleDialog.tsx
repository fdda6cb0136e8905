import {
  Autocomplete,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { clockTime, longDate } from '#schemas/dates.ts';
import type { ReportSchedule } from '#schemas/types/entities/report_schedules.ts';
import type { ReportList } from '#schemas/types/fragments/report_list.ts';
import { FailureAlert } from '../../../layout/FailureAlert.tsx';
import { call } from '../../../providers/http.ts';
import { useFieldLabel, useLanguage, useValueLabel } from '../../../schema/labels.ts';
import { useSchool, useZones } from '../../../school.ts';
import { type Filters, useReports } from '../reports.ts';

type Reader = ReportList['readers'][number];
type Every = ReportSchedule['every'];

const everies: Every[] = ['day', 'week', 'month'];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface ScheduleDialogProps {
  report: string;
  filters: Filters;
  onClose: () => void;
}

/** Has a report with its filters sent by the clock, to those of the staff who may read it. */
export function ScheduleDialog({ report, filters, onClose }: ScheduleDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const heading = useId();
  const locale = useLanguage();
  const { school } = useZones();
  const labelOf = useFieldLabel('report_schedules');
  const wordOf = useValueLabel('report_schedules');
  const { data } = useReports();
  const { user } = useSchool();
  const [every, setEvery] = useState<Every>('week');
  const [hour, setHour] = useState(7);
  const [chosen, setChosen] = useState<Reader[] | null>(null);
  const [only_with_rows, setOnly] = useState(true);
  const readers = data?.readers ?? [];
  const recipients = chosen ?? readers.filter(({ id }) => id === user.id);
  const saveSchedule = useMutation({
    mutationFn: () => {
      const body = { report, filters, every, hour, recipients: recipients.map(({ id }) => id), only_with_rows };
      return call<ReportSchedule>('POST', 'report_schedules', body);
    },
    onSuccess: ({ next_at }) => {
      void queries.invalidateQueries({ queryKey: ['report_schedules'] });
      notify('reports.schedules.saved', {
        type: 'success',
        messageArgs: { at: longDate(next_at, locale, { zone: school }) },
      });
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    saveSchedule.mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <form onSubmit={send}>
        <DialogTitle id={heading}>{translate('reports.schedules.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {translate(`reports.schedules.${filters.from || filters.until ? 'custom' : 'explain'}`)}
          </Typography>
          <FailureAlert error={saveSchedule.error} />
          <TextField
            select
            label={labelOf('every')}
            value={every}
            onChange={({ target }) => setEvery(target.value as Every)}
          >
            {everies.map((one) => (
              <MenuItem key={one} value={one}>
                {wordOf('every', one)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={translate('reports.filters.hour')}
            value={hour}
            onChange={({ target }) => setHour(Number(target.value))}
          >
            {hours.map((one) => (
              <MenuItem key={one} value={one}>
                {clockTime(`${one}:00`, locale)}
              </MenuItem>
            ))}
          </TextField>
          <Autocomplete
            multiple
            options={readers}
            value={recipients}
            getOptionLabel={({ name }) => name}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onChange={(_, choice) => setChosen(choice)}
            renderInput={(params) => <TextField {...params} label={labelOf('recipients')} />}
          />
          <FormControlLabel
            control={<Checkbox checked={only_with_rows} onChange={({ target }) => setOnly(target.checked)} />}
            label={labelOf('only_with_rows')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={recipients.length === 0 || saveSchedule.isPending}>
            {translate('reports.schedules.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
