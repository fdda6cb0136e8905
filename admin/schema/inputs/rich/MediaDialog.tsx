import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { Form, required, TextInput, useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileInput } from '../FileInput.tsx';

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

function Insert({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { getValues } = useFormContext();
  const [file, alt] = useWatch({ name: ['file', 'alt'] });
  const insert = async () => {
    const { data } = await provider.getOne('resources', { id: getValues('file') });
    const src = `/api/resources/${data.id}/file`;
    const content =
      data.kind === 'audio'
        ? { type: 'audio', attrs: { src } }
        : { type: 'image', attrs: { src, alt: getValues('alt') } };
    editor.chain().focus().insertContent(content).run();
    onDone();
  };
  return (
    <Button variant="contained" disabled={!file || !alt} onClick={insert}>
      {translate('admin.rich.insert')}
    </Button>
  );
}
