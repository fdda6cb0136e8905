import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import { pick } from '#schemas/localize.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useZones } from '../../../school.ts';

type Progress = StudentQueries['progress']['result'];

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

function Need({ need, done, required, possible_at }: NonNullable<Progress['gate']>['conditions'][number]) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  const isMet = (done ?? 0) >= required;
  const Mark = isMet ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 28 }}>
      <Mark
        fontSize="small"
        color={isMet ? 'success' : 'disabled'}
        titleAccess={translate(`admin.student.exam.${isMet ? 'met' : 'unmet'}`)}
      />
      <span>
        {translate(`admin.student.exam.needs.${need}`, {
          done: Math.min(done ?? 0, required),
          required,
          smart_count: required,
        })}
        {!isMet &&
          possible_at &&
          ` · ${translate('admin.student.exam.from', { at: longDateTime(possible_at, locale, zones) })}`}
      </span>
    </Box>
  );
}
