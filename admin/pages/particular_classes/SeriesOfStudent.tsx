import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { ResourceContextProvider, useCreatePath, useGetList, useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { useRepresent } from '../../schema/labels.ts';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { useProjection } from '../../school.ts';
import { Series, type SeriesRecord } from './Series.tsx';

/** The private classes of a student: each series with its dates, and the way to a new one. */
export function SeriesOfStudent() {
  const translate = useTranslate();
  const represent = useRepresent();
  const students = useProjection('students');
  const id = Number(useParams().student);
  const { data: student, error } = useGetOne('students', { id }, shownInPlace);
  const { data: series } = useGetList('particular_classes', {
    filter: { student_id: id },
    sort: { field: 'start_date', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!student || !series) return <PageSkeleton />;
  return (
    <>
      <Heading text={`${translate('pages.particular_classes_info')}: ${represent(students, student)}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          <Reference to="students" id={id} />
        </Typography>
        <AddSeries student={id} />
      </Box>
      {series.length === 0 && <Typography color="text.secondary">{translate('seats.series.none')}</Typography>}
      <ResourceContextProvider value="particular_classes">
        <Box sx={{ display: 'grid', gap: 2 }}>
          {series.map((one) => (
            <Series key={one.id} series={one as SeriesRecord} />
          ))}
        </Box>
      </ResourceContextProvider>
    </>
  );
}

function AddSeries({ student }: { student: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { create } = useProjection('particular_classes');
  if (!create) return null;
  const source = encodeURIComponent(JSON.stringify({ student_id: student }));
  return (
    <Button
      component={Link}
      to={`${createPath({ resource: 'particular_classes', type: 'create' })}?source=${source}`}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {translate('seats.series.add')}
    </Button>
  );
}
