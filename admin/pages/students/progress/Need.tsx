import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useZones } from '../../../school.ts';

export type Progress = StudentQueries['progress']['result'];

export function Need({ need, done, required, possible_at }: NonNullable<Progress['gate']>['conditions'][number]) {
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
