import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import UploadIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads from the list of students to where tables of them are brought in, and to those who may be one person. */
export function ListTools() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <>
      <Button
        component={Link}
        to={createPath({ resource: 'student_imports', type: 'list' })}
        startIcon={<UploadIcon />}
      >
        {translate('people.import.link')}
      </Button>
      <Button component={Link} to="/duplicates" startIcon={<ContentCopyIcon />}>
        {translate('people.duplicates.link')}
      </Button>
    </>
  );
}
