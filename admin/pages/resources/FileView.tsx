import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { pick } from '#schemas/localize.ts';
import { useLanguage } from '../../schema/labels.ts';

/** A file of the library as it is seen or heard, and the way to have it. */
export function FileView() {
  const record = useRecordContext();
  const translate = useTranslate();
  const locale = useLanguage();
  if (!record) return null;
  const file = `/api/resources/${record.id}/file`;
  const name = pick(record, 'name', locale);
  const { kind, width, height } = record;
  return (
    <Card sx={{ p: 2, mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {kind === 'image' && (
        <Box
          component="img"
          src={`${file}?size=medium`}
          alt=""
          {...(width && height ? { style: { aspectRatio: `${width} / ${height}` } } : {})}
          sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: 1, bgcolor: 'action.selected' }}
        />
      )}
      {(kind === 'audio' || kind === 'video') && (
        <Box
          component={kind}
          controls
          preload="metadata"
          src={file}
          aria-label={name}
          sx={{ width: kind === 'audio' ? 480 : 'auto', maxWidth: '100%', maxHeight: 360 }}
        />
      )}
      <Button href={file} download={record.file_name} startIcon={<DownloadIcon />}>
        {translate('admin.file.download')}
      </Button>
    </Card>
  );
}
