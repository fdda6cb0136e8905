import { Box, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { EditBase, useEditContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useRepresent } from '../../schema/labels.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { RecordsOf } from '../../schema/list/RecordsOf.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { Trail } from '../../schema/record/Trail.tsx';
import { page } from '../../schema/screens.ts';
import { useProjection } from '../../school.ts';
import { SeriesOf } from '../particular_classes/SeriesOf.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { StudentHead } from './StudentHead.tsx';
import { StudentTabs } from './StudentTabs.tsx';
import { lists } from './tabs.ts';
import { useRecordsOfPerson } from './useRecordsOfPerson.ts';

const ProgressTab = page(() => import('./progress/ProgressTab.tsx'), 'ProgressTab');
const MessagesTab = page(() => import('./MessagesTab.tsx'), 'MessagesTab');
const TimelineTab = page(() => import('./timeline/TimelineTab.tsx'), 'TimelineTab');

/** The one place for a student: who it is and what can be done, and a tab for each thing that the school knows of them. */
export function StudentPage() {
  return (
    <EditBase queryOptions={shownInPlace} redirect={false}>
      <Student />
    </EditBase>
  );
}

function Student() {
  const translate = useTranslate();
  const projection = useProjection();
  const represent = useRepresent();
  const { record, error } = useEditContext();
  const tab = useParams()['*'] || undefined;
  const [isDirty, setDirty] = useState(false);
  const held = isDirty ? translate('admin.action.held') : undefined;
  // Once it has been looked at, the form stays where it is: what is written in it survives a look at another tab.
  const [isOpened, setOpened] = useState(!tab);
  if (!tab && !isOpened) setOpened(true);
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  return (
    <>
      <Heading text={represent(projection, record)} />
      <Trail record={record} />
      <StudentHead held={held} isBrief={Boolean(tab)} />
      <StudentTabs current={tab} unsaved={isDirty} />
      {isOpened && (
        <Box hidden={Boolean(tab)}>
          <ProfileTab held={held} onDirty={setDirty} />
        </Box>
      )}
      {tab && (
        <Suspense fallback={<PageSkeleton />}>
          <Part key={`${record.id}/${tab}`} tab={tab} student={Number(record.id)} held={held} />
        </Suspense>
      )}
    </>
  );
}

function Part({ tab, student, held }: { tab: string; student: number; held?: string }) {
  const translate = useTranslate();
  const records = useRecordsOfPerson(student);
  if (tab === 'progress') return <ProgressTab held={held} />;
  if (tab === 'timeline') return <TimelineTab />;
  if (tab === 'series') return <SeriesOf student={student} records={records} />;
  if (tab === 'messages') return <MessagesTab />;
  const list = lists[tab];
  if (!list) return <ErrorPage status={404} messages={[]} />;
  if (!records) return <PageSkeleton />;
  const empty = (
    <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
      {translate(`admin.student.empty.${tab}`)}
    </Typography>
  );
  return <RecordsOf entity={list.entity} filter={{ ...list.filter, [list.by]: records }} empty={empty} />;
}
