import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../../announce.tsx';
import { sendFile } from '../../providers/upload.ts';
import { PickFile } from './PickFile.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** The kinds of file that fit; absent: any. */
  accepted?: string[];
  onUploaded: (id: number) => void;
}

/** Picks a file and puts it into the library. */
export function FileButton({ onUploaded, ...rest }: FileButtonProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const take = async (file: File) => {
    try {
      const { id } = await sendFile(file);
      announce.done('add', 'resources');
      onUploaded(id);
    } catch (error) {
      announce.failed('add', 'resources', error);
    }
  };
  return (
    <PickFile {...rest} startIcon={<UploadIcon />} take={take}>
      {translate('admin.file.upload')}
    </PickFile>
  );
}
