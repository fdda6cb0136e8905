import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pick } from '#schemas/localize.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { Need, type Progress } from './Need.tsx';

/** Whether the exam of the level is open to the student, and what is missing: as the student's own page says it. */
export function ExamGate({ exams, gate }: { exams: Progress['exams']; gate: NonNullable<Progress['gate']> }) {
  const translate = useTranslate();
  const locale = useLanguage();
  return (
    <Card component="section" aria-labelledby="exam" sx={{ p: 2 }}>
      <Typography id="exam" variant="h3" component="h2">
        {translate(`admin.student.exam.${exams.length === 0 ? 'none' : gate.is_open ? 'open' : 'closed'}`)}
      </Typography>
      {exams.map((exam) => (
        <Typography key={exam.id} color="text.secondary">
          {pick(exam, 'title', locale)}
          {' · '}
          {exam.best_percentage === null
            ? translate('admin.student.exam.untaken')
            : translate(`admin.student.exam.${exam.passed ? 'passed' : 'best'}`, { percentage: exam.best_percentage })}
        </Typography>
      ))}
      <Box component="ul" sx={{ m: 0, mt: gate.conditions.length > 0 ? 1 : 0, p: 0, listStyle: 'none' }}>
        {gate.conditions.map((condition) => (
          <Need key={condition.need} {...condition} />
        ))}
      </Box>
    </Card>
  );
}
