import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { planners } from '#schemas/accounts/roles.ts';
import { useSchool } from '../../school.ts';

/** Opens a page as the student will see it, drafts included, in a tab of its own. */
export function PreviewLink({ page, variant }: { page: string } & Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  const { user } = useSchool();
  if (!planners.some((role) => role === user.role.slug)) return null;
  return (
    <Button
      href={`/preview/${page}`}
      target="_blank"
      rel="noreferrer"
      variant={variant}
      startIcon={<VisibilityOutlined />}
    >
      {translate('admin.preview')}
    </Button>
  );
}

/** The page of a record, or of the one that holds it. */
export const previewOf = (page: string, field = 'id') =>
  function RecordPreview() {
    const record = useRecordContext();
    return record && <PreviewLink page={`${page}/${record[field]}`} variant="outlined" />;
  };
