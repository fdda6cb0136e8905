import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Takes files that are dropped on it, or picked. */
export function DropZone({ take }: { take: (files: Iterable<File>) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
      sx={{
        p: 3,
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        textAlign: 'center',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'text.secondary',
        borderRadius: 2,
        bgcolor: over ? 'action.selected' : undefined,
      }}
    >
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>{translate('admin.upload.drop')}</Typography>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {translate('admin.upload.choose')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {translate('admin.upload.kinds')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,audio/*,video/*,.pdf,.docx,.pptx,.xlsx"
        aria-label={translate('admin.upload.choose')}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Box>
  );
}
