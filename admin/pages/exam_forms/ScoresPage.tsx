import { Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { useRepresent } from '../../schema/labels.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { RecordsOf } from '../../schema/list/RecordsOf.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { useProjection } from '../../school.ts';

/** How students did in an exam, at the address at which a student reads the own score. */
export function ScoresPage() {
  const translate = useTranslate();
  const represent = useRepresent();
  const exams = useProjection('exam_forms');
  const id = Number(useParams().exam);
  const { data: exam, error } = useGetOne('exam_forms', { id }, shownInPlace);
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!exam) return <PageSkeleton />;
  return (
    <>
      <Heading text={`${translate('pages.exam_score')}: ${represent(exams, exam)}`} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        <Reference to="exam_forms" id={id} />
      </Typography>
      <RecordsOf
        entity="attempts"
        filter={{ form_id: id }}
        empty={
          <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
            {translate('admin.exam.no_attempts')}
          </Typography>
        }
      />
    </>
  );
}
