import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useProjection } from '../../school.ts';

export function AddSeries({ student }: { student: number }) {
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
