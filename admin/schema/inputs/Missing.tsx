import TranslateIcon from '@mui/icons-material/Translate';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isHalf } from './half.ts';

/** Below a field of which the other language is written and this one is not. */
export function Missing({ source, twin }: { source: string; twin: string }) {
  const translate = useTranslate();
  const [own, other] = useWatch({ name: [source, twin] });
  if (!isHalf(own, other)) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5, fontSize: 12, color: 'text.primary' }}
    >
      <TranslateIcon aria-hidden sx={{ fontSize: 16, color: 'primary.main' }} />
      {translate('admin.translation.missing')}
    </Box>
  );
}
