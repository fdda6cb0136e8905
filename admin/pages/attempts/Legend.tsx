import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MarkIcon } from './Mark.tsx';

/** What the signs in the answers mean. */
export function Legend() {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('admin.review.legend')} sx={row}>
      {(['right', 'partly', 'wrong'] as const).map((mark) => (
        <Typography key={mark} component="li" variant="body2" color="text.secondary">
          <MarkIcon mark={mark} /> <span aria-hidden="true">{translate(`admin.review.marks.${mark}`)}</span>
        </Typography>
      ))}
      <Typography component="li" variant="body2" color="text.secondary">
        <ins>{translate('admin.review.solution')}</ins>
      </Typography>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 2, p: 0, listStyle: 'none' } as const;
