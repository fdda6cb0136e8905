import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { ResourceContextProvider, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { MeetingFacts } from '../../meetings/MeetingFacts.tsx';
import type { Meeting as MeetingRecord } from '../../meetings/meeting.ts';
import { Roster } from '../../meetings/roster/Roster.tsx';
import { ToRoom } from '../../meetings/ToRoom.tsx';
import { ActionBar } from '../../schema/actions/ActionBar.tsx';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { Facts } from '../../schema/record/Facts.tsx';
import type { Meeting } from './meetings.ts';
import { useMeetingTitle } from './title.ts';

/** A meeting beside its calendar: what and when it is, what may be done to it, and its seats. */
export function MeetingPanel({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const translate = useTranslate();
  const titleOf = useMeetingTitle();
  const createPath = useCreatePath();
  const { entity, id } = meeting;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // Above the bar, which stands above other drawers.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'meeting-title',
          sx: { width: { xs: '100%', sm: 560 }, p: 2, gap: 2, bgcolor: 'background.default' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Typography id="meeting-title" variant="h2" sx={{ flex: 1, fontSize: 18 }}>
          {titleOf(meeting)}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <ResourceContextProvider value={entity}>
        <ShowBase id={id} queryOptions={shownInPlace} disableAuthentication>
          <Content />
        </ShowBase>
      </ResourceContextProvider>
      <MuiLink component={Link} to={createPath({ resource: entity, id, type: 'show' })}>
        {translate('calendar.open')}
      </MuiLink>
    </Drawer>
  );
}

function Content() {
  const { record: meeting, error } = useShowContext<MeetingRecord & { particular_class_id?: number | null }>();
  if (error) return <FailureAlert error={error} />;
  if (!meeting) return <PageSkeleton rows={4} />;
  return (
    <>
      <MeetingFacts meeting={meeting} />
      <ToRoom meeting={meeting} />
      <ActionBar omit={['add_student']} />
      {meeting.particular_class_id && <Series id={meeting.particular_class_id} />}
      <Roster meeting={meeting} isBeside />
    </>
  );
}

const pattern = ['student_id', 'days', 'start_time', 'recurrences', 'unit', 'start_date', 'end_date', 'status'];

/** The series that a private class belongs to, and what may be done to all of it. */
function Series({ id }: { id: number }) {
  const translate = useTranslate();
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate('calendar.series.of')}
      </Typography>
      <ResourceContextProvider value="particular_classes">
        <ShowBase id={id} queryOptions={shownInPlace} disableAuthentication>
          <Facts fields={pattern} />
          <ActionBar />
        </ShowBase>
      </ResourceContextProvider>
    </Box>
  );
}
