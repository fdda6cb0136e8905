import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { page } from '../../../schema/screens.ts';
import { useProjection } from '../../../school.ts';

const UploadDialog = page(() => import('./UploadDialog.tsx'), 'UploadDialog');

/** A row of the library begins as a file. */
export function UploadButton() {
  const translate = useTranslate();
  const { can } = useProjection('resources');
  const [open, setOpen] = useState(false);
  if (!can.includes('update')) return null;
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('admin.upload.title')}
      </Button>
      <Suspense>{open && <UploadDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
