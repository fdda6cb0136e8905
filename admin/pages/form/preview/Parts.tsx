import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { atOnce, partOf } from './slice.ts';

interface PartsProps {
  /** Where the part begins that is shown; null: all of it is. */
  from: number | null;
  of: number;
  onFrom: (from: number | null) => void;
}

/** Which questions of a long form the preview shows, and the way to the others. */
export function Parts({ from, of, onFrom }: PartsProps) {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`admin.editor.parts.${key}`, params);
  const last = partOf(of - 1);
  const ways = [
    { name: 'before', Icon: ChevronLeft, to: (from ?? 0) - atOnce },
    { name: 'after', Icon: ChevronRight, to: (from ?? last) + atOnce },
  ];
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" role="status" sx={{ flex: 1 }}>
        {from === null ? say('all', { of }) : say('some', { first: from + 1, last: Math.min(of, from + atOnce), of })}
      </Typography>
      {from !== null &&
        ways.map(({ name, Icon, to }) => (
          <IconButton
            key={name}
            size="small"
            aria-label={say(name)}
            disabled={to < 0 || to > last}
            onClick={() => onFrom(to)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      <Button size="small" onClick={() => onFrom(from === null ? 0 : null)}>
        {say(from === null ? 'less' : 'whole')}
      </Button>
    </Box>
  );
}
