import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

interface RowButtonsProps {
  /** What a row of the list is called. */
  item: string;
  at: number;
  of: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}

/** Moves a row of a list, and takes it out where that can be. */
export function RowButtons({ item, at, of, onMove, onRemove }: RowButtonsProps) {
  const translate = useTranslate();
  const params = { item, number: at + 1 };
  // The button goes with its row, and would lose the focus on the way; at the end of the list the other one has it.
  const move =
    (to: number) =>
    ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
      onMove(to);
      requestAnimationFrame(() => {
        const other = to === 0 ? button.nextElementSibling : button.previousElementSibling;
        ((button.disabled ? other : button) as HTMLElement | null)?.focus();
      });
    };
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <IconButton
        size="small"
        aria-label={translate('admin.list.up', params)}
        disabled={at === 0}
        onClick={move(at - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('admin.list.down', params)}
        disabled={at === of - 1}
        onClick={move(at + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      {onRemove && (
        <IconButton size="small" aria-label={translate('admin.list.remove', params)} onClick={onRemove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
