import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { monthDayUtc } from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useNames } from '../week/useNames.ts';
import { byWeek } from './groups.ts';
import type { PlannedMeeting } from './usePlan.ts';

/** The meetings of a plan: how many each week has, and, opened, which on each date. */
export function Weeks({ meetings }: { meetings: PlannedMeeting[] }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const names = useNames(meetings);
  if (meetings.length === 0) return null;
  return (
    <section aria-labelledby="plan-weeks">
      <Typography id="plan-weeks" variant="h3" sx={{ mb: 0.5 }}>
        {translate('planning.plan.weeks')}
      </Typography>
      {byWeek(meetings).map(({ monday, count, dates }) => (
        <Box key={monday} component="details" sx={{ py: 0.5, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box component="summary" sx={{ cursor: 'pointer', lineHeight: '24px' }}>
            {translate('planning.plan.week', { date: monthDayUtc(monday, locale), smart_count: count })}
          </Box>
          <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
            {dates.map(({ key: date, members }) => (
              <li key={date}>
                {names.weekday(weekdayOf(date))}, {monthDayUtc(date, locale)}
                <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
                  {members.map((one) => (
                    <li key={one.schedule_id}>
                      {[names.hours(one), names.group(one), names.teacher(one.staff_id)].join(' · ')}
                    </li>
                  ))}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </section>
  );
}
