import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

export function Insert({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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
