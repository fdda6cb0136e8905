import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import RemoveIcon from '@mui/icons-material/Remove';
import { useTranslate } from 'react-admin';

export const marks = {
  right: { Icon: CheckIcon, colour: 'success' },
  partly: { Icon: RemoveIcon, colour: 'default' },
  wrong: { Icon: CloseIcon, colour: 'error' },
  waiting: { Icon: HourglassEmptyIcon, colour: 'warning' },
} as const;

export type MarkName = keyof typeof marks;

/** How much of what was possible: 1 is right, nothing is wrong. */
export const markOf = (share: number): MarkName => (share >= 1 ? 'right' : share > 0 ? 'partly' : 'wrong');

/** A tick or a cross, with its word for who does not see it. */
export function MarkIcon({ mark }: { mark: MarkName }) {
  const translate = useTranslate();
  const { Icon, colour } = marks[mark];
  return (
    <Icon
      titleAccess={translate(`admin.review.marks.${mark}`)}
      sx={{
        fontSize: '1.15em',
        verticalAlign: '-0.2em',
        color: colour === 'default' ? 'text.secondary' : `${colour}.main`,
      }}
    />
  );
}
