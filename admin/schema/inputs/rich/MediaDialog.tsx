import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { Form, required, TextInput, useTranslate } from 'react-admin';
import { FileInput } from '../FileInput.tsx';
import { Insert } from './InsertMedia.tsx';

const property = { type: 'integer', 'x-reference': 'resources', 'x-accept': ['image', 'audio'] };

/** Puts a picture or a recording of the library where the caret stands; a picture with words for who does not see it. */
export function MediaDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Form record={{}}>
        <DialogTitle>{translate('admin.rich.media')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FileInput
              entity="resources"
              source="file"
              property={property}
              label={translate('admin.rich.file')}
              required
            />
            <TextInput source="alt" label={translate('admin.rich.alt')} helperText={false} validate={required()} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Insert editor={editor} onDone={onClose} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
