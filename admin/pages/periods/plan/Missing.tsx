import { Alert, AlertTitle, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { monthDayUtc } from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useNames } from '../week/useNames.ts';
import { groupBy } from './groups.ts';
import type { Plan } from './usePlan.ts';

/** The hours of the week at which there are not enough licences: that hinders nothing, and is best mended before. */
export function Missing({ missing }: Pick<Plan, 'missing'>) {
  const translate = useTranslate();
  const locale = useLanguage();
  const names = useNames([]);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('planning.plan.missing')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {groupBy(missing, ({ local_date, start_time }) => `${weekdayOf(local_date)} ${start_time}`).map(
          ({ key, members: [first, ...others] }) =>
            first && (
              <li key={key}>
                {translate('planning.short', {
                  hour: `${names.weekday(weekdayOf(first.local_date))} ${names.time(first.start_time)}`,
                  smart_count: Math.max(...[first, ...others].map(({ licences }) => licences)),
                  date: monthDayUtc(first.local_date, locale),
                })}
              </li>
            ),
        )}
      </ul>
      <MuiLink component={Link} to="/licences">
        {translate('planning.plan.to_licences')}
      </MuiLink>
    </Alert>
  );
}
