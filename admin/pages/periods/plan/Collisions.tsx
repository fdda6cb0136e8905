import { Alert, AlertTitle, Box, Button, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { monthDayUtc } from '#schemas/dates.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { Line } from '../week/places.ts';
import { useNames } from '../week/useNames.ts';
import { collidingDates } from './creatable.ts';
import { byCause } from './groups.ts';
import type { Collision, Skipped } from './usePlan.ts';

/** What is of no level and no band is called by its kind. */
const isUnnamed = ({ level_id, forum_type }: NonNullable<Collision['meeting']>) => level_id === null && !forum_type;

interface CollisionsProps {
  collisions: Collision[];
  lines: Line[];
  skip: (dates: Skipped[]) => void;
  change: (line: Line) => void;
}

/** What stands in the way of a plan, each with what mends it: leaving its dates out, or changing one of the two lines. */
export function Collisions({ collisions, lines, skip, change }: CollisionsProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const names = useNames([...lines, ...collisions.flatMap(({ meeting }) => meeting ?? [])]);
  const lineOf = (id: number | null) => lines.find((line) => line.id === id);
  if (collisions.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{translate('planning.plan.collisions', { smart_count: collidingDates(collisions) })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
        {byCause(collisions).map(({ key, members }) => {
          const [{ schedule_id, shared, meeting, other_schedule_id }] = members as [Collision];
          const line = lineOf(schedule_id);
          const other = lineOf(other_schedule_id);
          const there = other ?? meeting;
          const dates = members.map(({ series_date }) => ({ schedule_id, date: series_date }));
          if (!line) return null;
          return (
            <li key={key}>
              {translate('planning.plan.collision', {
                line: `${names.place(line)}, ${names.group(line)}, ${names.teacher(line.staff_id)}`,
                clash: there
                  ? translate(`planning.clash.${shared}`, {
                      teacher: names.teacher(there.staff_id),
                      group:
                        there === meeting && isUnnamed(meeting)
                          ? translate(`planning.kinds.${meeting.entity}`)
                          : names.group(there),
                      place: names.hours(there),
                    })
                  : '',
              })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.75 }}>
                {dates.map((one) => (
                  <Chip
                    key={one.date}
                    size="small"
                    variant="outlined"
                    label={translate('planning.plan.skip_date', { date: monthDayUtc(one.date, locale) })}
                    onClick={() => skip([one])}
                  />
                ))}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {dates.length > 1 && (
                  <Button color="inherit" variant="outlined" onClick={() => skip(dates)}>
                    {translate('planning.plan.skip_all', { smart_count: dates.length })}
                  </Button>
                )}
                <Button color="inherit" variant="outlined" onClick={() => change(line)}>
                  {translate('planning.plan.change', { line: names.place(line) })}
                </Button>
                {other && (
                  <Button color="inherit" variant="outlined" onClick={() => change(other)}>
                    {translate('planning.plan.change_other', { line: names.place(other), group: names.group(other) })}
                  </Button>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
