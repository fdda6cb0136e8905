import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { useProjection } from '../school.ts';
import { MeetingLine } from './MeetingLine.tsx';
import { type Meeting, useWhen } from './meeting.ts';

interface MeetingDaysProps {
  /** Its words below `seats.own`. */
  title: string;
  /** What it is called instead, where several kinds stand on one page. */
  called?: string;
  filter: object;
  order: 'ASC' | 'DESC';
  /** Shown where there is none. */
  empty?: ReactNode;
  /** Not shown at all where there is none. */
  quiet?: boolean;
  /** It is a part of something that has a heading of its own. */
  within?: boolean;
}

const step = 25;
/** So many rows the API answers at most. */
const most = 100;

/** Meetings below the day that they are on, a page of them at first. */
export function MeetingDays({ title, called, filter, order, empty, quiet = false, within = false }: MeetingDaysProps) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const when = useWhen();
  const heading = useId();
  const [shownCount, setShownCount] = useState(step);
  const { data, total = 0 } = useGetList<Meeting>(
    entity,
    { filter, sort: { field: 'starts_at', order }, pagination: { page: 1, perPage: shownCount } },
    { placeholderData: (before) => before, refetchOnWindowFocus: true },
  );
  if (quiet && total === 0) return null;
  const days = Map.groupBy(data ?? [], (meeting) => when(meeting).day);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <Typography id={heading} variant={within ? 'h3' : 'h2'} sx={{ mb: 1 }}>
        {called ?? translate(`seats.own.${title}`)}
      </Typography>
      {!data && <PageSkeleton rows={3} />}
      {data?.length === 0 && empty}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {[...days].map(([day, meetings]) => (
          <Box key={day}>
            <Typography
              component={within ? 'h4' : 'h3'}
              variant="subtitle2"
              sx={{ mb: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {day}
            </Typography>
            <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {meetings.map((meeting) => (
                <MeetingLine key={meeting.id} meeting={meeting} />
              ))}
            </Card>
          </Box>
        ))}
      </Box>
      {total > shownCount && shownCount < most && (
        <Button onClick={() => setShownCount(most)} sx={{ mt: 1 }}>
          {translate('seats.own.more')}
        </Button>
      )}
    </Box>
  );
}
