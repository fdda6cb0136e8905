import { Breadcrumbs, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useProjection } from '../../school.ts';
import { type Row, useSteps } from './useSteps.ts';

/** Where the record stands: the list that begins it, and each record that holds the next. */
export function Trail({ record }: { record?: Row }) {
  const translate = useTranslate();
  const projection = useProjection();
  const steps = useSteps(projection, record);
  if (steps.length === 0) return null;
  return (
    // Its lines are far enough apart for a finger, where there are several.
    <Breadcrumbs
      aria-label={translate('admin.trail')}
      sx={{ fontSize: 13, mb: 1, '& ol': { alignItems: 'baseline' }, '& li': { lineHeight: '24px' } }}
    >
      {steps.map(({ to, words }) => (
        <MuiLink key={to} component={Link} to={to} sx={{ display: 'inline-block' }}>
          {words}
        </MuiLink>
      ))}
    </Breadcrumbs>
  );
}
