import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Regrading } from './regrading.ts';

/** How far the job has come. */
export function Progress({ status, done, total }: Regrading) {
  const translate = useTranslate();
  const words = translate(`improve.regrade.${status}`, { done, total });
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {words}
      </Typography>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (done / total) * 100 : undefined}
        aria-label={words}
        sx={{ my: 1 }}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('improve.regrade.meanwhile')}
      </Typography>
    </Box>
  );
}
