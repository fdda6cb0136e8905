import AttachFileIcon from '@mui/icons-material/AttachFile';
import { Button, Chip } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { useAttachments } from './useAttachments.ts';

/** How many files go with one message. */
const most = 5;

/** Sends files to go with what is being written, and takes them back. */
export function Attachments({ files, add, remove, isSending }: ReturnType<typeof useAttachments>) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        startIcon={<AttachFileIcon />}
        disabled={isSending || files.length >= most}
        onClick={() => chooser.current?.click()}
      >
        {translate('admin.tickets.attach')}
      </Button>
      <input ref={chooser} type="file" hidden accept="image/*,.pdf,.docx,.pptx,.xlsx" onChange={add} />
      {files.map(({ id, name }) => (
        <Chip key={id} label={name} onDelete={() => remove(id)} />
      ))}
    </>
  );
}
