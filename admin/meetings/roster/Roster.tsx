import { Alert, Box, Card, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../providers/queries.ts';
import { useProjection } from '../../school.ts';
import type { Meeting, MeetingEntity, Seat } from '../meeting.ts';
import { groupSeats, isNamed, isUnmarked, type SeatGroup } from '../seat_groups.ts';
import { useMeetingEvents } from '../useMeetingEvents.ts';
import { AddStudent } from './AddStudent.tsx';
import { MarkReason } from './MarkReason.tsx';
import { MarkRest } from './MarkRest.tsx';
import { SeatTable } from './SeatTable.tsx';
import { type UnexplainedMark, useTools } from './useTools.ts';

/** From so many seats on, a name is looked for rather than read. */
const many = 12;

/** Events tell what changes; this is for what they do not tell, such as a longer waiting list. */
const refresh = 30_000;

interface RosterProps {
  meeting: Meeting;
  /** It stands in a narrow panel beside something else. */
  isBeside?: boolean;
}

/** The seats of a meeting in their order, and what may be done to them. */
export function Roster({ meeting, isBeside = false }: RosterProps) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const [unexplained, setUnexplained] = useState<UnexplainedMark | null>(null);
  const { markAgain, ...tools } = useTools(meeting, setUnexplained);
  useMeetingEvents(entity as MeetingEntity, meeting.id);
  const [typed, setTyped] = useState('');
  const searchText = useDeferredValue(typed);
  const { data, error } = useQueryOf(entity as MeetingEntity, meeting.id, 'roster', {
    options: { refetchInterval: refresh },
  });
  if (error) return <Alert severity="error">{(error as Error).message}</Alert>;
  if (!data) return <PageSkeleton rows={4} />;
  const groups = groupSeats(data.seats);
  const visibleGroups = searchText ? groupSeats(data.seats.filter((seat) => isNamed(seat, searchText))) : groups;
  const [next] = groups.waiting;
  const unmarkedSeats = tools.mark ? groups.held.filter(isUnmarked) : [];
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2">{translate('seats.title')}</Typography>
        <Box component="span" role="status" sx={{ flex: 1, minWidth: 160, color: 'text.secondary', fontSize: 13 }}>
          <Counts groups={groups} capacity={meeting.capacity} />
        </Box>
        {data.seats.length > many && (
          <TextField
            type="search"
            label={translate('seats.find')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ width: { xs: '100%', sm: 200 } }}
          />
        )}
        {unmarkedSeats.length > 0 && <MarkRest seats={unmarkedSeats} mark={tools.markAll} />}
        {tools.add && data.first_id === null && (
          <AddStudent meeting={meeting.id} full={isFull(groups, meeting.capacity)} />
        )}
      </Box>
      {unexplained && (
        <MarkReason mark={(reason) => markAgain(unexplained, reason)} close={() => setUnexplained(null)} />
      )}
      {data.first_id !== null && <Alert severity="info">{translate('seats.of_first')}</Alert>}
      <Card sx={{ overflow: 'clip' }}>
        {data.seats.length === 0 ? (
          <Typography sx={{ p: 3, textAlign: 'center' }} color="text.secondary">
            {translate(tools.add ? 'seats.nobody_add' : 'seats.nobody')}
          </Typography>
        ) : (
          <SeatTable groups={visibleGroups} tools={{ ...tools, next }} isBeside={isBeside} />
        )}
      </Card>
    </Box>
  );
}

const isFull = ({ held, offered }: Record<SeatGroup, Seat[]>, capacity: number) =>
  held.length + offered.length >= capacity;

function Counts({
  groups: { held, offered, waiting },
  capacity,
}: {
  groups: Record<SeatGroup, Seat[]>;
  capacity: number;
}) {
  const translate = useTranslate();
  return (
    <>
      {[
        translate('seats.count', { taken: held.length + offered.length, capacity }),
        offered.length > 0 && translate('seats.offered', { smart_count: offered.length }),
        waiting.length > 0 && translate('seats.waiting', { smart_count: waiting.length }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
