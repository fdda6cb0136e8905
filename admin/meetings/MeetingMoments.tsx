import { Box, Link as MuiLink } from '@mui/material';
import { useCreatePath, useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router-dom';
import { hourOf } from '#schemas/dates.ts';
import { useWallClock } from '../schema/wall_clock.ts';

export interface MeetingMoment {
  /** Of the meeting. */
  id: number;
  entity: string;
  starts_at: string;
  /** What else there is to say of it. */
  note?: string;
}

/** Meetings one below the other by their day and hour, each a link to its page. */
export function MeetingMoments({ meetings }: { meetings: MeetingMoment[] }) {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const { locale, zones, dayOf } = useWallClock();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }} tabIndex={0}>
      {meetings.map(({ id, entity, starts_at, note }) => (
        <li key={id}>
          <MuiLink component={Link} to={createPath({ resource: entity, id, type: 'show' })}>
            {`${dayOf(starts_at).day}, ${hourOf(starts_at, locale, zones)}`}
          </MuiLink>
          {[labelOf(entity, 1), note].map((words) => words && ` · ${words}`)}
        </li>
      ))}
    </Box>
  );
}
