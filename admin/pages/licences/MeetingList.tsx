import { Box, Link as MuiLink } from '@mui/material';
import { useCreatePath, useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router-dom';
import { monthDayUtc } from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import type { DatedMeeting } from '#schemas/types/fragments/dated_meeting.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useNames } from '../periods/week/useNames.ts';

/** What meetings are: a class of a level, a forum of a band, or their kind alone. */
export function useMeetingNames(meetings: DatedMeeting[]) {
  const names = useNames(meetings);
  const labelOf = useGetResourceLabel();
  const what = (meeting: DatedMeeting) => {
    const group = meeting.level_id === null && meeting.forum_type === null ? '' : names.group(meeting);
    return [labelOf(meeting.entity, 1), group].filter(Boolean).join(' · ');
  };
  return { ...names, what };
}

/** Meetings of any kind one below the other: when, what, with whom. */
export function MeetingList({ meetings }: { meetings: DatedMeeting[] }) {
  const locale = useLanguage();
  const names = useMeetingNames(meetings);
  const createPath = useCreatePath();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflow: 'auto' }} tabIndex={0}>
      {meetings.map((meeting) => {
        const day = `${names.weekday(weekdayOf(meeting.local_date))}, ${monthDayUtc(meeting.local_date, locale)}`;
        return (
          <li key={meeting.id}>
            <MuiLink component={Link} to={createPath({ resource: meeting.entity, id: meeting.id, type: 'show' })}>
              {`${day}, ${names.hours(meeting)}`}
            </MuiLink>{' '}
            · {names.what(meeting)} · {names.teacher(meeting.staff_id)}
          </li>
        );
      })}
    </Box>
  );
}
