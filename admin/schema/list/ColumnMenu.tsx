import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { Button, Checkbox, FormControlLabel, FormGroup, Popover } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface ColumnMenuProps {
  all: string[];
  shown: string[];
  labelOf: (name: string) => string;
  toggle: (name: string) => void;
  /** The one that stays. */
  fixed?: string;
  /** Below the columns. */
  children?: ReactNode;
}

/** Chooses columns to be seen. */
export function ColumnMenu({ all, shown, labelOf, toggle, fixed, children }: ColumnMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('ra.action.select_columns');
  return (
    <>
      <Button
        startIcon={<ViewWeekIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {title}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { p: 1.5, mt: 0.5, minWidth: 200 } } }}
      >
        <FormGroup>
          {all.map((name) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox checked={shown.includes(name)} disabled={name === fixed} onChange={() => toggle(name)} />
              }
              label={labelOf(name)}
            />
          ))}
        </FormGroup>
        {children}
      </Popover>
    </>
  );
}
