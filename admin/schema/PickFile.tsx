import { Button, type ButtonProps } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';

const types: Record<string, string> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  document: '.pdf,.docx,.pptx,.xlsx',
};

interface PickFileProps extends Pick<ButtonProps, 'variant' | 'sx' | 'startIcon' | 'children' | 'disabled' | 'title'> {
  /** The kinds of file that fit; absent: any. */
  accepted?: string[];
  /** Whether several may be picked at once. */
  several?: boolean;
  /** Does something with the file, or with each of several; the button waits for it. */
  take: (...files: [File, ...File[]]) => Promise<void>;
}

/** A button that asks for a file of this device. */
export function PickFile({ accepted, several = false, take, disabled, ...rest }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = target.files ?? [];
    if (!first) return;
    setBusy(true);
    await take(first, ...others);
    target.value = '';
    setBusy(false);
  };
  return (
    <>
      <Button {...rest} disabled={busy || disabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={accepted?.map((kind) => types[kind]).join(',')}
        onChange={pick}
      />
    </>
  );
}
