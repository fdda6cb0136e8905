import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../../../schema/fields/Moment.tsx';

interface AddedByProps {
  reason: string;
  by: string | null;
  added_at: string;
}

/** Who has added something, when and why. */
export function AddedBy({ reason, by, added_at }: AddedByProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
      {translate('admin.student.progress.added', { by: by ?? '–', reason })} · <Moment value={added_at} />
    </Box>
  );
}
