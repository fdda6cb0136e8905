import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../announce.tsx';
import { upload } from '../providers/http.ts';

const types: Record<string, string> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  document: '.pdf,.docx,.pptx,.xlsx,.txt',
};

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** The kinds of file that fit; absent: any. */
  accepted?: string[];
  onUploaded: (id: number) => void;
}

/** Picks a file and puts it into the library. */
export function FileButton({ accepted, onUploaded, ...rest }: FileButtonProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      const { id } = await upload(file);
      announce.done('add', 'resources');
      onUploaded(id);
    } catch (error) {
      announce.failed('add', 'resources', error);
    }
    target.value = '';
    setBusy(false);
  };
  return (
    <>
      <Button {...rest} startIcon={<UploadIcon />} disabled={busy} onClick={() => input.current?.click()}>
        {translate('admin.file.upload')}
      </Button>
      <input ref={input} type="file" hidden accept={accepted?.map((kind) => types[kind]).join(',')} onChange={take} />
    </>
  );
}
