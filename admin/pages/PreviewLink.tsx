import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSchool } from '../school.ts';

/** Opens the page of a record, or of the one that holds it, as the student will see it, drafts included, in a tab of its own. */
export const previewOf = (page: string, field = 'id') =>
  function PreviewLink() {
    const record = useRecordContext();
    const translate = useTranslate();
    const { user } = useSchool();
    if (!record || !['admin', 'coordinator'].includes(user.role.slug)) return null;
    return (
      <Button
        href={`/preview/${page}/${record[field]}`}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        startIcon={<VisibilityOutlined />}
      >
        {translate('admin.preview')}
      </Button>
    );
  };
