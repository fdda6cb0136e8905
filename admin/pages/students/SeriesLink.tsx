import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Links a student to the student's private classes. */
export function SeriesLink() {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Button component={Link} to={`/students/${record.id}/particular-classes-info`} startIcon={<EventRepeatIcon />}>
      {translate('seats.series.of_student')}
    </Button>
  );
}
