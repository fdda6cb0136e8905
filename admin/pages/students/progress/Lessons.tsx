import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pick } from '#schemas/localize.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { viewOf } from '../../../schema/fields/references.tsx';
import { useLanguage } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';
import { AddedBy } from './AddedBy.tsx';
import { CreditButton } from './CreditButton.tsx';

type Lesson = StudentQueries['progress']['result']['lessons'][number];

const tones = {
  taken: 'success.main',
  pending_revision: 'warning.main',
  open: 'primary.main',
  locked: 'text.secondary',
};

/** The lessons of the level in their order: taken, in review, open or locked, how many exercises are passed, and what was added. */
export function Lessons({ lessons }: { lessons: Lesson[] }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="lessons" sx={{ p: 2 }}>
      <Typography id="lessons" variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('admin.student.progress.lessons')}
      </Typography>
      {lessons.length === 0 && (
        <Typography color="text.secondary">{translate('admin.student.progress.no_lessons')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lessons.map((lesson) => (
          <LessonLine key={lesson.id} lesson={lesson} />
        ))}
      </Box>
    </Card>
  );
}

function LessonLine({ lesson }: { lesson: Lesson }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const createPath = useCreatePath();
  const projection = useProjection('lessons');
  const { id, state, exercises, exercises_passed, credit } = lesson;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <MuiLink component={Link} to={createPath({ resource: 'lessons', id, type: viewOf(projection) })}>
          {`${lesson.order}. ${pick(lesson, 'name', locale)}`}
        </MuiLink>
        {credit && (
          <Box>
            <AddedBy {...credit} />
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ color: tones[state], fontWeight: 600, fontSize: 13 }}>
        {translate(`admin.student.lesson.${state}`)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
        {translate('admin.student.lesson.exercises', { passed: exercises_passed, smart_count: exercises })}
      </Box>
      {credit && <CreditButton name="take_back_lesson_taken" counted={{ lesson_id: id }} />}
      {state !== 'taken' && exercises > 0 && <CreditButton name="add_lesson_taken" counted={{ lesson_id: id }} />}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  minHeight: 44,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
