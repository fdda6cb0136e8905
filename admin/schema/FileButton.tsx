import CloseIcon from '@mui/icons-material/Close';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, type ButtonProps, IconButton, LinearProgress, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { PickFile } from './PickFile.tsx';
import { type OnItsWay, useUpload } from './useUpload.ts';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** The kinds of file that fit; absent: any. */
  accepted?: string[];
  /** Whether several may be picked at once, or dropped anywhere on the page. */
  several?: boolean;
  onUploaded: (ids: number[]) => void;
}

/** Picks a file and puts it into the library. While it is on its way its place is taken by how far it is. */
export function FileButton({ onUploaded, several = false, ...rest }: FileButtonProps) {
  const translate = useTranslate();
  const { way, take } = useUpload(onUploaded);
  useDropped(several && !way ? take : null);
  return (
    <>
      <Box sx={{ display: way ? 'none' : 'contents' }}>
        <PickFile
          {...rest}
          several={several}
          startIcon={<UploadIcon />}
          take={take}
          {...(several ? { title: translate('admin.file.drop') } : {})}
        >
          {translate('admin.file.upload')}
        </PickFile>
      </Box>
      {way && <Sending {...way} />}
    </>
  );
}

function Sending({ name, share, number, of, cancel }: OnItsWay) {
  const translate = useTranslate();
  const percent = Math.round(share * 100);
  const word = share < 1 ? 'sending' : 'looking';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 260, maxWidth: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" component="p" noWrap role="status">
          {of > 1 ? `${number}/${of} · ` : ''}
          {translate(`admin.file.${word}`, { name })}
        </Typography>
        <LinearProgress
          aria-label={translate('admin.file.sending', { name })}
          {...(share < 1 ? { variant: 'determinate', value: percent } : {})}
        />
      </Box>
      <IconButton size="small" aria-label={translate('admin.file.cancel')} onClick={cancel}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Files may be dropped anywhere: beside a target the browser would open them in place of the page. */
function useDropped(take: ((...files: File[]) => Promise<void>) | null): void {
  useEffect(() => {
    if (!take) return;
    const over = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void take(...files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  });
}
