import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSchool } from '../school.ts';

/** Opens a record's page as the student will see it, drafts included, in a tab of its own. */
export const previewOf = (page: string) =>
  function PreviewLink() {
    const record = useRecordContext();
    const translate = useTranslate();
    const { user } = useSchool();
    if (!record || !['admin', 'coordinator'].includes(user.role.slug)) return null;
    return (
      <Button
        href={`/preview/${page}/${record.id}`}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        startIcon={<VisibilityOutlined />}
      >
        {translate('admin.preview')}
      </Button>
    );
  };
