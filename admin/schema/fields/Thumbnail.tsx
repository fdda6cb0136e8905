import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Avatar } from '@mui/material';

interface ThumbnailProps {
  /** The row of the library; null: there is no picture yet. */
  of: number | null | undefined;
  width?: number;
  height?: number;
}

/** A picture of the library rendered small, beside the words that say what it is of. */
export function Thumbnail({ of, width = 42, height = 28 }: ThumbnailProps) {
  const size = width > 80 ? 'medium' : 'small';
  return (
    <Avatar
      variant="rounded"
      src={of ? `/api/resources/${of}/file?size=${size}` : undefined}
      alt=""
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ width, height, bgcolor: 'action.selected', color: 'text.secondary', flex: 'none' }}
    >
      <ImageOutlined aria-hidden sx={{ fontSize: Math.min(height * 0.6, 32) }} />
    </Avatar>
  );
}
