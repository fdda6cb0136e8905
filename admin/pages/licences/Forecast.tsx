import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { monthDayUtc } from '#schemas/dates.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useNames } from '../periods/week/useNames.ts';

/** The hours of the week at which there will not be enough licences, and from when. */
export function Forecast() {
  const translate = useTranslate();
  const locale = useLanguage();
  const names = useNames([]);
  const { data } = useQueryOf('licences', null, 'forecast');
  return (
    <Box component="section" aria-labelledby="forecast">
      <Typography id="forecast" variant="h2" sx={{ mb: 1 }}>
        {translate('planning.licences.forecast')}
      </Typography>
      {!data && <PageSkeleton rows={2} />}
      {data?.hours.length === 0 && <Alert severity="success">{translate('planning.licences.enough')}</Alert>}
      {data && data.hours.length > 0 && (
        <Alert severity="warning">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.hours.map(({ weekday, start_time, from, until, dates, short }) => (
              <li key={`${weekday} ${start_time}`}>
                {translate('planning.short', {
                  hour: `${names.weekday(weekday)} ${names.time(start_time)}`,
                  smart_count: short,
                  date: monthDayUtc(from, locale),
                })}{' '}
                ({translate('planning.licences.dates', { smart_count: dates, until: monthDayUtc(until, locale) })})
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {data && (
        <Typography sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
          {translate('planning.licences.slots', { smart_count: data.slots })}
        </Typography>
      )}
    </Box>
  );
}
