import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { ResourceContextProvider, useCreatePath, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useProjection } from '../../school.ts';
import { Series, type SeriesRecord } from './Series.tsx';

interface SeriesOfProps {
  student: number;
  /** All records that mean the student, where there are several. */
  records?: number | number[];
}

/** Each series of private classes of a student with its dates, and the way to a new one. */
export function SeriesOf({ student, records = student }: SeriesOfProps) {
  const translate = useTranslate();
  const { data: series } = useGetList('particular_classes', {
    filter: { student_id: records },
    sort: { field: 'start_date', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (!series) return <PageSkeleton />;
  return (
    <ResourceContextProvider value="particular_classes">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddSeries student={student} />
        {series.length === 0 && <Typography color="text.secondary">{translate('seats.series.none')}</Typography>}
        {series.map((one) => (
          <Series key={one.id} series={one as SeriesRecord} />
        ))}
      </Box>
    </ResourceContextProvider>
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
      sx={{ justifySelf: 'end' }}
    >
      {translate('seats.series.add')}
    </Button>
  );
}
