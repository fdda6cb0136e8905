import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAnnounce } from '../announce.tsx';
import { upload } from '../providers/http.ts';
import { useProjection } from '../school.ts';
import { unseen } from '../theme/unseen.ts';

/** A row of the library begins as a file: uploads it and opens the row, where it gets its names. */
export function UploadButton() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { entity, can } = useProjection('resources');
  const [busy, setBusy] = useState(false);
  if (!can.includes('update')) return null;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      const { id } = await upload(file);
      announce.done('add', entity);
      navigate(createPath({ resource: entity, id, type: 'edit' }));
    } catch (error) {
      announce.failed('add', entity, error);
      setBusy(false);
    }
    target.value = '';
  };
  return (
    <Button component="label" variant="contained" startIcon={<UploadIcon />} disabled={busy}>
      {translate('admin.file.upload')}
      <Box component="input" type="file" onChange={take} sx={unseen} />
    </Button>
  );
}
