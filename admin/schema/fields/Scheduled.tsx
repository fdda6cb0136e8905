import { Box } from '@mui/material';
import { hourOf } from '#schemas/dates.ts';
import { useWallClock } from '../wall_clock.ts';

/** A moment that was agreed on, in a list: its weekday, day and hour. */
export function Scheduled({ value }: { value: string | null | undefined }) {
  const { locale, zones, dayOf } = useWallClock();
  if (!value) return null;
  return (
    <Box component="time" dateTime={value} sx={{ whiteSpace: 'nowrap' }}>
      {dayOf(value).day}, {hourOf(value, locale, zones)}
    </Box>
  );
}
