import { Box, Card } from '@mui/material';
import { useGetOne, useShowContext, useTranslate } from 'react-admin';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { represent, useLanguage } from '../../schema/labels.ts';
import { Facts } from '../../schema/record/Facts.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { Trail } from '../../schema/record/Trail.tsx';
import { useProjection } from '../../school.ts';
import { SubmissionReview } from './SubmissionReview.tsx';
import { Waiting } from './Waiting.tsx';

const facts = [
  'student_id',
  'form_id',
  'status',
  'score',
  'points',
  'percentage',
  'started_at',
  'submitted_at',
  'notes',
];

export function Attempt() {
  const translate = useTranslate();
  const { record, error } = useShowContext();
  const locale = useLanguage();
  const students = useProjection('students');
  const { data: student } = useGetOne('students', { id: record?.student_id }, { enabled: Boolean(record) });
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  const name = student ? represent(students, student, locale, translate) : '…';
  return (
    <>
      <Heading text={translate('admin.review.title', { number: String(record.id), name })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Trail record={record} />
        </Box>
        <Waiting entity="attempts" id={record.id} />
      </Box>
      <Card sx={{ p: 2 }}>
        <Facts fields={facts} />
      </Card>
      <SubmissionReview key={record.id} attempt={record} />
    </>
  );
}
