import { Box } from '@mui/material';
import { timeSpan } from '#schemas/dates.ts';
import type { ResultOf } from '#schemas/queries.ts';
import { useWallClock } from '../../schema/wall_clock.ts';

export type Attendance = ResultOf<'classes', 'attendance'>;
export type Stay = Attendance['people'][number]['stays'][number];

interface StayLineProps {
  stays: Pick<Stay, 'from_at' | 'until_at'>[];
  /** The meeting, from its start to its end. */
  of: Pick<Attendance, 'starts_at' | 'ends_at'>;
  colour: string;
}

const time = (moment: string) => new Date(moment).getTime();

/** Stays drawn on the time of the meeting, for the eye alone: the words stand beside it. */
export function StayLine({ stays, of: { starts_at, ends_at }, colour }: StayLineProps) {
  const [from, until] = [time(starts_at), time(ends_at)];
  const share = (moment: string) => Math.min(100, Math.max(0, ((time(moment) - from) / (until - from)) * 100));
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 10, minWidth: 120, borderRadius: 1, bgcolor: 'action.hover', my: 0.5 }}
    >
      {stays.map(({ from_at, until_at }) => (
        <Box
          key={`${from_at} ${until_at}`}
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: `${share(from_at)}%`,
            width: `max(2px, ${share(until_at) - share(from_at)}%)`,
            borderRadius: 1,
            bgcolor: colour,
          }}
        />
      ))}
    </Box>
  );
}

/** Stays in words: "10:00 – 10:20 · 10:31 – 10:50". */
export function useStayWords() {
  const { locale, zones } = useWallClock();
  return (stays: Stay[]) =>
    stays.map(({ from_at, until_at }) => timeSpan(from_at, until_at, locale, zones)).join(' · ');
}
