import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says that a view shows more than its author saw, where the reader may not ask for all that narrowed it. */
export function LeftOut({ fields }: { fields: string[] }) {
  const translate = useTranslate();
  if (fields.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {translate('admin.views.left_out')}
    </Alert>
  );
}
