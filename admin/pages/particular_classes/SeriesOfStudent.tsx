import { Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { useRepresent } from '../../schema/labels.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { useProjection } from '../../school.ts';
import { SeriesOf } from './SeriesOf.tsx';

/** The page of a student's private classes. */
export function SeriesOfStudent() {
  const translate = useTranslate();
  const represent = useRepresent();
  const students = useProjection('students');
  const id = Number(useParams().student);
  const { data: student, error } = useGetOne('students', { id }, shownInPlace);
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!student) return <PageSkeleton />;
  return (
    <>
      <Heading text={`${translate('pages.particular_classes_info')}: ${represent(students, student)}`} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        <Reference to="students" id={id} />
      </Typography>
      <SeriesOf student={id} />
    </>
  );
}
