import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/UploadFile';
import { Button, Typography } from '@mui/material';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useReason } from '../../layout/useReason.ts';
import { send } from '../../providers/http.ts';
import { PickFile } from '../../schema/inputs/PickFile.tsx';

/** Uploads a table of students, which opens as an import that waits to be checked. */
export function UploadTool() {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const take = async (file: File) => {
    try {
      const { id } = await send<{ id: number }>(
        `student_imports/upload?${new URLSearchParams({ name: file.name })}`,
        file,
      );
      navigate(createPath({ resource: 'student_imports', id, type: 'show' }));
    } catch (error) {
      notify(reasonOf(error), { type: 'error' });
    }
  };
  return (
    <>
      <Button component="a" href="/api/student_imports/template.csv" download startIcon={<DownloadIcon />}>
        {translate('people.import.template')}
      </Button>
      <PickFile variant="contained" startIcon={<UploadIcon />} take={take}>
        {translate('people.import.pick')}
      </PickFile>
      <Typography color="text.secondary" sx={{ flexBasis: '100%', fontSize: 14 }}>
        {translate('people.import.lead')}
      </Typography>
    </>
  );
}
