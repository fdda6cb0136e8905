import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type RaRecord, ShowBase, useCreatePath, useGetOne, useShowContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { singleKey } from '#schemas/browser/single_keys.ts';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useRepresent } from '../../schema/labels.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { EntityShow } from '../../schema/record/Show.tsx';
import { Trail } from '../../schema/record/Trail.tsx';
import { useProjection } from '../../school.ts';
import { Beside } from '../attempts/Beside.tsx';
import { useWaiting } from '../attempts/useWaiting.ts';
import { Waiting } from '../attempts/Waiting.tsx';
import { Answers } from './Answers.tsx';
import { Charts } from './Charts.tsx';
import { Decision } from './Decision.tsx';
import { useEvidence } from './evidence.ts';
import { Notes } from './Notes.tsx';
import { Proposal } from './Proposal.tsx';

/** A leveling test. Once it is submitted, those who may decide see all of it; otherwise the page shows how far it is. */
export const LevelingPage = () => (
  <ShowBase queryOptions={shownInPlace}>
    <LevelingTest />
  </ShowBase>
);

function LevelingTest() {
  const { queries } = useProjection();
  const { record, error } = useShowContext();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  const isOpen = ['pending', 'draft'].includes(record.status);
  return queries.review && !isOpen ? <Review key={record.id} test={record} /> : <State test={record} />;
}

/** Whose test it is names it, begun or not. */
function useTitle(test: RaRecord): string {
  const translate = useTranslate();
  const represent = useRepresent();
  const students = useProjection('students');
  const { data: student } = useGetOne('students', { id: test.student_id });
  return translate('admin.leveling.title', { name: student ? represent(students, student) : '…' });
}

/** What has come of a test by now, and what comes next. */
function State({ test }: { test: RaRecord }) {
  const translate = useTranslate();
  const lead = <Typography sx={{ mb: 2 }}>{translate(`admin.leveling.states.${test.status}`)}</Typography>;
  return <EntityShow title={useTitle(test)} lead={lead} />;
}

function Review({ test }: { test: RaRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const title = useTitle(test);
  const { data, error } = useEvidence(test.id);
  const { next, previous } = useWaiting('leveling_tests', test.id);
  const way = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  // Its keys work at once, and its ring is no larger than what they do.
  useEffect(() => {
    if (isThere) way.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!data) return <PageSkeleton />;
  const onKeyDown = (event: KeyboardEvent) => {
    const key = singleKey(event);
    const other = key === 'n' ? next : key === 'p' ? previous : undefined;
    if (other === undefined) return;
    navigate(createPath({ resource: 'leveling_tests', id: other, type: 'show' }));
  };
  return (
    <Box
      tabIndex={-1}
      role="group"
      aria-label={translate('admin.leveling.charts')}
      onKeyDown={onKeyDown}
      sx={{ '&:focus-visible:focus-visible': { outline: 'none' } }}
    >
      <Heading text={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Trail record={test} />
        </Box>
        <div ref={way} tabIndex={-1}>
          <Waiting entity="leveling_tests" id={test.id} />
        </div>
      </Box>
      <Beside
        way={test.status === 'pending_revision' ? translate('admin.review.way') : null}
        decision={
          <>
            <Decision {...data} />
            <Notes key={test.version} />
          </>
        }
      >
        <Proposal {...data} />
        <Charts {...data} />
        <Answers questions={data.questions} />
      </Beside>
    </Box>
  );
}
