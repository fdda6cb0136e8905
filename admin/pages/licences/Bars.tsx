import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResultOf } from '#schemas/queries.ts';
import type { DatedMeeting } from '#schemas/types/fragments/dated_meeting.ts';
import { minutesOf } from '../periods/week/places.ts';
import { useMeetingNames } from './MeetingList.tsx';

type Timeline = ResultOf<'licences', 'timeline'>;

/** As many hours are in sight at least. */
const fewest = 6 * 60;

/** The hours of a day in which there are meetings, in minutes since midnight. */
const minuteRange = (meetings: DatedMeeting[]): [number, number] => {
  const begin = Math.floor(Math.min(...meetings.map(({ start_time }) => minutesOf(start_time))) / 60) * 60;
  const end = Math.max(...meetings.map(({ start_time, minutes }) => minutesOf(start_time) + minutes));
  const first = Math.max(0, Math.min(begin, 24 * 60 - fewest));
  return [first, Math.max(first + fewest, Math.ceil(end / 60) * 60)];
};

/** The day's rows, each with bars where its meetings are. */
export function Bars({ slots, meetings }: Timeline) {
  const translate = useTranslate();
  const [begin, end] = minuteRange(meetings);
  const hours = Array.from({ length: (end - begin) / 60 }, (_, at) => begin + at * 60);
  const names = useMeetingNames(meetings);
  const unlicensed = meetings.filter(({ licence_id }) => licence_id === null);
  const rows = [
    ...(unlicensed.length > 0
      ? [{ key: 'lacking', label: translate('planning.licences.lacking'), own: unlicensed, faulty: true }]
      : []),
    ...slots.map(({ licence_id, number, name, email, status }) => ({
      key: `${licence_id} ${number}`,
      label: translate('planning.licences.slot', { name: name ?? email, number }),
      own: meetings.filter((one) => one.licence_id === licence_id && one.licence_slot === number),
      faulty: status !== 'active',
    })),
  ];
  if (meetings.length === 0) return <Typography>{translate('planning.licences.empty_day')}</Typography>;
  return (
    <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('planning.licences.day')}>
      <Box sx={{ minWidth: 860, display: 'grid', gridTemplateColumns: '180px 1fr', fontSize: 12 }}>
        <span />
        <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
          {hours.map((hour) => (
            <Box key={hour} sx={{ flex: 1, borderLeft: '1px solid', borderColor: 'divider', pl: 0.5, py: 0.5 }}>
              {names.time(`${hour / 60}:00`)}
            </Box>
          ))}
        </Box>
        {rows.map(({ key, label, own, faulty }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box
              id={`slot-${key.replace(' ', '-')}`}
              sx={{ ...cell, pl: 1.5, pr: 1, fontWeight: 600, color: faulty ? 'error.main' : 'text.primary' }}
            >
              {label}
            </Box>
            <Lane own={own} begin={begin} end={end} names={names} label={`slot-${key.replace(' ', '-')}`} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const cell = { borderTop: '1px solid', borderColor: 'divider', minHeight: 36, display: 'flex', alignItems: 'center' };

interface LaneProps {
  own: DatedMeeting[];
  begin: number;
  end: number;
  names: ReturnType<typeof useMeetingNames>;
  label: string;
}

/** Meetings of one slot follow each other; those without a licence may be at the same hour, one below the other. */
function Lane({ own, begin, end, names, label }: LaneProps) {
  const share = (minutes: number) => `${(minutes / (end - begin)) * 100}\u0025`;
  const layers = assignLayers(own);
  const height = Math.max(1, ...layers.map(({ layer }) => layer + 1)) * 32 + 4;
  return (
    <Box
      component="ul"
      aria-labelledby={label}
      sx={{ ...cell, m: 0, p: 0, position: 'relative', height, listStyle: 'none' }}
    >
      {layers.map(({ meeting, layer }) => (
        <Box
          key={meeting.id}
          component="li"
          title={`${names.hours(meeting)} · ${names.what(meeting)} · ${names.teacher(meeting.staff_id)}`}
          sx={{
            position: 'absolute',
            top: 4 + layer * 32,
            left: share(minutesOf(meeting.start_time) - begin),
            width: share(meeting.minutes),
            height: 28,
            px: 0.5,
            lineHeight: '26px',
            border: '1px solid',
            borderColor: meeting.licence_id === null ? 'error.main' : 'primary.main',
            borderStyle: meeting.status === 'paused' ? 'dashed' : 'solid',
            borderRadius: 0.5,
            bgcolor: 'action.selected',
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          }}
        >
          {names.time(meeting.start_time)} {names.what(meeting)}
        </Box>
      ))}
    </Box>
  );
}

/** Each meeting in the first layer that is free at its time. */
function assignLayers(meetings: DatedMeeting[]) {
  const ends: number[] = [];
  return meetings.map((meeting) => {
    const begin = minutesOf(meeting.start_time);
    const free = ends.findIndex((end) => end <= begin);
    const layer = free < 0 ? ends.length : free;
    ends[layer] = begin + meeting.minutes;
    return { meeting, layer };
  });
}
