import { Box, Card, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pick } from '#schemas/localize.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { Moment } from '../../../schema/fields/Moment.tsx';
import { viewOf } from '../../../schema/fields/references.tsx';
import { useLanguage } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';

type Progress = StudentQueries['progress']['result'];

interface CourseProps {
  level: Progress['level'];
  course: Progress['course'];
  /** What can be done about the level. */
  children: ReactNode;
}

/** The level, since when, and how much of the course is done. */
export function Course({ level, course, children }: CourseProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const createPath = useCreatePath();
  const levels = useProjection('levels');
  const { percentage } = course;
  return (
    <Card component="section" aria-labelledby="level" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id="level" variant="h3" component="h2">
            {level ? (
              <MuiLink component={Link} to={createPath({ resource: 'levels', id: level.id, type: viewOf(levels) })}>
                {`${level.order}. ${pick(level, 'name', locale)}`}
              </MuiLink>
            ) : (
              translate('admin.student.progress.no_level')
            )}
          </Typography>
          {level?.started_at && (
            <Typography color="text.secondary" component="div" sx={{ fontSize: 13 }}>
              {translate('admin.student.progress.started')} <Moment value={level.started_at} />
            </Typography>
          )}
        </Box>
        {children}
      </Box>
      <Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 13, mb: 0.5 }}>
          <span id="course-part">{translate('admin.student.progress.percentage')}</span>
          <span>{translate('admin.student.progress.percent', { percentage })}</span>
        </Box>
        <LinearProgress
          variant="determinate"
          value={percentage}
          aria-labelledby="course-part"
          sx={{ height: 8, borderRadius: 4 }}
        />
      </Box>
    </Card>
  );
}
