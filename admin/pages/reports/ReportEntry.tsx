import { Card, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { useSchool } from '../../school.ts';
import { pathOf, titleOf, wordsOf } from './reports.ts';

export function Entry({ report }: { report: string }) {
  const translate = useTranslate();
  const { user } = useSchool();
  const path = pathOf(report);
  const title = translate(titleOf(report));
  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Typography variant="h3" component="h2">
        {'allow' in guard(user, path) ? (
          <MuiLink component={Link} to={path} underline="hover">
            {title}
          </MuiLink>
        ) : (
          title
        )}
      </Typography>
      <Typography color="text.secondary" variant="body2" sx={{ mt: 0.5 }}>
        {translate(`${wordsOf(report)}.about`)}
      </Typography>
    </Card>
  );
}
