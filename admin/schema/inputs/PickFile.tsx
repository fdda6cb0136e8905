import { Button, type ButtonProps } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';

const types: Record<string, string> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  document: '.pdf,.docx,.pptx,.xlsx',
};

interface PickFileProps extends Pick<ButtonProps, 'variant' | 'sx' | 'startIcon' | 'children'> {
  /** The kinds of file that fit; absent: any. */
  accepted?: string[];
  /** Does something with the file; the button waits for it. */
  take: (file: File) => Promise<void>;
}

/** A button that asks for a file of this device. */
export function PickFile({ accepted, take, ...rest }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    await take(file);
    target.value = '';
    setBusy(false);
  };
  return (
    <>
      <Button {...rest} disabled={busy} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={accepted?.map((kind) => types[kind]).join(',')} onChange={pick} />
    </>
  );
}
