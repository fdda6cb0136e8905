import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Typography } from '@mui/material';
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

/** What the signs in the answers mean. */
export function Legend() {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('admin.review.legend')} sx={row}>
      {(['right', 'partly', 'wrong'] as const).map((mark) => (
        <Typography key={mark} component="li" variant="body2" color="text.secondary">
          <MarkIcon mark={mark} /> <span aria-hidden="true">{translate(`admin.review.marks.${mark}`)}</span>
        </Typography>
      ))}
      <Typography component="li" variant="body2" color="text.secondary">
        <ins>{translate('admin.review.solution')}</ins>
      </Typography>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 2, p: 0, listStyle: 'none' } as const;
