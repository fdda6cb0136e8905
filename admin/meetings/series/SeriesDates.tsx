import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { longDate } from '#schemas/dates.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { useLanguage } from '../../schema/labels.ts';
import { meetingEntities, useWhen } from '../meeting.ts';
import type { SeriesPlan } from './series_plan.ts';

interface SeriesDatesProps {
  plan: SeriesPlan;
  skipped: string[];
  onSkip: (date: string, skip: boolean) => void;
}

/** The dates of a series before they are made: when each is, what it collides with, and which are left out. */
export function SeriesDates({ plan, skipped, onSkip }: SeriesDatesProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const whenOf = useWhen();
  const { meetings, collisions, holidays, lacking } = plan;
  // Dates beyond the student's access are not made up for later.
  const [beyond, elsewhere] = [collisions.filter(isBeyondAccess), collisions.filter((one) => !isBeyondAccess(one))];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{translate('calendar.series.dates', { smart_count: meetings.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {meetings.map(({ series_date, ...span }) => {
          const { day, hours } = whenOf(span);
          return (
            <li key={series_date}>
              {`${day}, ${hours}`}
              {lacking.includes(series_date) && ` · ${translate('calendar.needs_licence')}`}
              {elsewhere
                .filter((one) => one.series_date === series_date)
                .map(({ shared, other_meeting_id }) => (
                  <Alert key={shared} severity="error" sx={{ py: 0 }}>
                    {translate(`calendar.move.shared.${shared}`)}{' '}
                    <Reference to={[...meetingEntities]} id={other_meeting_id} withKind />
                    <FormControlLabel
                      sx={{ display: 'flex' }}
                      control={<Checkbox checked={false} onChange={() => onSkip(series_date, true)} />}
                      label={translate('calendar.series.skip')}
                    />
                  </Alert>
                ))}
            </li>
          );
        })}
      </Box>
      {beyond[0] && (
        <Alert severity="error">
          {translate('calendar.series.beyond_access', {
            smart_count: beyond.length,
            date: longDate(beyond[0].series_date, locale),
          })}
        </Alert>
      )}
      {skipped.map((date) => (
        <FormControlLabel
          key={date}
          control={<Checkbox checked onChange={() => onSkip(date, false)} />}
          label={`${translate('calendar.series.skipped')} ${longDate(date, locale)}`}
        />
      ))}
      {holidays.length > 0 && (
        <Alert severity="info">
          {translate('calendar.series.holidays')} {holidays.map((date) => longDate(date, locale)).join(' · ')}
        </Alert>
      )}
    </Box>
  );
}

const isBeyondAccess = ({ shared }: SeriesPlan['collisions'][number]) => shared === 'access';
