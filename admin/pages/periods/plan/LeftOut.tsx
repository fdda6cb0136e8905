import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { monthDayUtc } from '#schemas/dates.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { Line } from '../week/places.ts';
import { useNames } from '../week/useNames.ts';
import type { Skipped } from './usePlan.ts';

interface LeftOutProps {
  holidays: string[];
  skip: Skipped[];
  setSkip: (skip: Skipped[]) => void;
  lines: Line[];
}

/** The dates without meetings: those of holidays, and those that were left out here, which can be taken in again. */
export function LeftOut({ holidays, skip, setSkip, lines }: LeftOutProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const names = useNames(lines);
  const day = (date: string) => monthDayUtc(date, locale);
  const hourOf = (id: number) => {
    const line = lines.find((one) => one.id === id);
    return line ? `${names.time(line.start_time)} ${names.group(line)}` : '';
  };
  return (
    <>
      {holidays.length > 0 && (
        <Typography>{translate('planning.plan.holidays', { dates: holidays.map(day).join(', ') })}</Typography>
      )}
      {skip.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <Typography component="span">{translate('planning.plan.skipped')}</Typography>
          {skip.map((one) => (
            <Chip
              key={`${one.schedule_id} ${one.date}`}
              size="small"
              label={`${day(one.date)}, ${hourOf(one.schedule_id)}`}
              onDelete={() => setSkip(skip.filter((other) => other !== one))}
            />
          ))}
        </Box>
      )}
    </>
  );
}
