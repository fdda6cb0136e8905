import { Box, Link as MuiLink } from '@mui/material';
import { RecordContextProvider, useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Column } from '../schema/fields/Column.tsx';
import { Status } from '../schema/fields/Status.tsx';
import { useProjection, useSchool } from '../school.ts';
import { type Meeting, useWhen } from './meeting.ts';
import { SeriesStudent } from './SeriesStudent.tsx';
import { ToRoom } from './ToRoom.tsx';

/** What a meeting of each kind is of. */
const subjects = ['level_id', 'class_lesson_id', 'forum_type'];
/** The office asks who teaches it, a teacher whose the series is. */
const others = ['staff_id'];

/** A meeting in a list: from when to when, what of, how many students, how it stands; the whole line opens it. */
export function MeetingLine({ meeting }: { meeting: Meeting & { particular_class_id?: number } }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { entity, read } = useProjection();
  const { user } = useSchool();
  const isTeacher = user.role.slug === 'teacher';
  const { hours } = useWhen()(meeting);
  const { id, taken, capacity, status, particular_class_id } = meeting;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
        px: 2,
        py: 1,
        fontSize: 14,
        // Its links stand below one another on a phone: each is a target as high as a finger needs it.
        lineHeight: '24px',
        '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <MuiLink
        component={Link}
        to={createPath({ resource: entity, id, type: 'show' })}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 600, minWidth: 110, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        {hours}
      </MuiLink>
      <Box sx={{ flex: 1, minWidth: 160, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <RecordContextProvider value={meeting}>
          {(isTeacher ? subjects : [...subjects, ...others])
            .filter((field) => read.properties?.[field])
            .map((field) => (
              <span key={field}>
                <Column source={field} />
              </span>
            ))}
        </RecordContextProvider>
        {isTeacher && particular_class_id && <SeriesStudent series={particular_class_id} />}
      </Box>
      {capacity > 1 && <span>{translate('seats.count', { taken, capacity })}</span>}
      <Box sx={{ minWidth: 110 }}>
        <Status entity={entity} field="status" value={status} />
      </Box>
      <ToRoom meeting={meeting} />
    </Box>
  );
}
