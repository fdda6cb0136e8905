import { Box, Typography } from '@mui/material';
import { ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { AddSeries } from './AddSeries.tsx';
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
