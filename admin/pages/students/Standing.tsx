import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { figuresOf, none } from './standing_figures.ts';

/** What the student has taken and has left of the level, and how much of the course is done, at a glance. */
export function Standing({ student }: { student: number }) {
  const translate = useTranslate();
  const { data } = useQueryOf('students', student, 'progress');
  return (
    <Box component="dl" sx={layout} aria-busy={!data}>
      {Object.entries(data ? figuresOf(data) : placeholders).map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12, lineHeight: 1.3 }}>
            {translate(`admin.student.progress.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {name === 'percentage' && value !== none
              ? translate('admin.student.progress.percent', { percentage: value })
              : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Until they are known the figures have their places already. */
const placeholders = {
  lessons_taken: none,
  lessons_left: none,
  classes_taken: none,
  classes_left: none,
  percentage: none,
};

/** Side by side where there is room, in three columns on a phone. */
const layout = {
  m: 0,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  flexWrap: 'wrap',
  columnGap: { xs: 1, sm: 3 },
  rowGap: 1,
} as const;
