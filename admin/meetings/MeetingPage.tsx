import { Box, Card } from '@mui/material';
import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { failureIn } from '../providers/http.ts';
import { ActionBar } from '../schema/actions/ActionBar.tsx';
import { shownInPlace } from '../schema/list/ListProblem.tsx';
import { Heading } from '../schema/record/Heading.tsx';
import { RecordForm } from '../schema/record/RecordForm.tsx';
import { useSave } from '../schema/record/save.ts';
import { Trail } from '../schema/record/Trail.tsx';
import { useProjection } from '../school.ts';
import { AttendanceOf } from './attendance/AttendanceOf.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import type { Meeting } from './meeting.ts';
import { Roster } from './roster/Roster.tsx';
import { useMeetingName } from './useMeetingName.ts';

/** A meeting as those see it who look after it: what and when, what may be done to it, and its seats. */
export function MeetingPage() {
  return (
    <ShowBase queryOptions={shownInPlace}>
      <Content />
    </ShowBase>
  );
}

function Content() {
  const nameOf = useMeetingName();
  const { record: meeting, error } = useShowContext<Meeting>();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!meeting) return <PageSkeleton />;
  return (
    <>
      <Heading text={nameOf(meeting)} />
      <Trail record={meeting} />
      <Card sx={{ p: 2, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 240 }}>
            <MeetingFacts meeting={meeting} />
          </Box>
          <ActionBar omit={['add_student']} />
        </Box>
      </Card>
      <Settings />
      <Roster meeting={meeting} />
      <AttendanceOf meeting={meeting} />
    </>
  );
}

/** What may be changed of it by hand: how many seats, which topic, from when on one registers. */
function Settings() {
  const translate = useTranslate();
  const { entity, update: schema } = useProjection();
  const { record } = useShowContext();
  const { update } = useSave(entity);
  const writable = Object.values(schema?.properties ?? {}).some(({ readOnly }) => !readOnly);
  if (!record || !schema || !writable) return null;
  return (
    <RecordForm
      key={record.id}
      entity={entity}
      schema={schema}
      record={record}
      folded={translate('seats.settings')}
      save={(values, base, saved) => update(values, base, saved)}
    />
  );
}
