import { Alert } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';

/** Says of a level that it asks for more lessons than can be taken, whatever made it so: a save, or a lesson put away. */
export function FewLessons() {
  const translate = useTranslate();
  const level: RaRecord | undefined = useRecordContext();
  if (!level || level.lessons_needed >= level.required_lessons) return null;
  const { required_lessons: required, lessons_needed: needed } = level;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('admin.level.few_lessons', { required, needed })}
    </Alert>
  );
}
