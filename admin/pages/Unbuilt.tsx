import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Heading } from '../schema/record/Heading.tsx';

/** A page of the specification that this school has not opened yet. */
export function Unbuilt({ title }: { title: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', mt: 6, textAlign: 'center', display: 'grid', gap: 1 }}>
      <Heading text={translate(title)} />
      <Typography variant="h2">{translate(title)}</Typography>
      <Typography color="text.secondary">{translate('admin.unbuilt')}</Typography>
    </Box>
  );
}
