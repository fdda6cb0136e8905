import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { AddedBy } from './AddedBy.tsx';
import { CreditButton } from './CreditButton.tsx';

type Progress = StudentQueries['progress']['result'];

interface ClassesAddedProps {
  level: NonNullable<Progress['level']>;
  added: Progress['classes_added'];
}

/** How many classes of the level the student has taken, and those of them that the school has added. */
export function ClassesAdded({ level, added }: ClassesAddedProps) {
  const translate = useTranslate();
  const { id: level_id, classes_taken, classes_needed } = level;
  return (
    <Card component="section" aria-labelledby="classes" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id="classes" variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('admin.student.progress.classes')}
        </Typography>
        {classes_taken !== null && <CreditButton name="add_class_taken" counted={{ level_id }} />}
        {added.length > 0 && <CreditButton name="take_back_class_taken" counted={{ level_id }} />}
      </Box>
      <Typography color="text.secondary">
        {classes_taken === null
          ? translate('admin.student.progress.no_classes')
          : translate('admin.student.progress.classes_of', { taken: classes_taken, needed: classes_needed })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {added.map((one) => (
          <li key={one.id}>
            <AddedBy {...one} />
          </li>
        ))}
      </Box>
    </Card>
  );
}
