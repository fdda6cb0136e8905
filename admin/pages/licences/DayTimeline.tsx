import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf, longDate } from '#schemas/dates.ts';
import { isDay } from '#schemas/days.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useZones } from '../../school.ts';
import { Bars } from './Bars.tsx';

const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A day of the school: for each meeting that its licences can host at a time a row, and one for those without a licence. */
export function DayTimeline() {
  const translate = useTranslate();
  const locale = useLanguage();
  const { school } = useZones();
  const [date, setDate] = useState(() => dayOf(new Date().toISOString(), school));
  const { data } = useQueryOf('licences', null, 'timeline', { params: { date } });
  return (
    <Box component="section" aria-labelledby="use">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="use" variant="h2" sx={{ mr: 1 }}>
          {translate('planning.licences.day')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton aria-label={translate('planning.licences.previous')} onClick={() => setDate(later(date, -1))}>
            <ChevronLeft />
          </IconButton>
          <TextField
            type="date"
            size="small"
            fullWidth={false}
            sx={{ width: 170 }}
            label={translate('planning.licences.date')}
            value={date}
            onChange={({ target: { value } }) => isDay(value) && setDate(value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <IconButton aria-label={translate('planning.licences.next')} onClick={() => setDate(later(date, 1))}>
            <ChevronRight />
          </IconButton>
        </Box>
        <Typography component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {longDate(date, locale)}
        </Typography>
      </Box>
      {data ? <Bars {...data} /> : <PageSkeleton rows={4} />}
    </Box>
  );
}
