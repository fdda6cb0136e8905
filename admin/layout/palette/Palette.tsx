import { Autocomplete, Box, Dialog, type PopperProps, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { unseen } from '../../theme/unseen.ts';
import { useReason } from '../useReason.ts';
import { pressPageAction } from './page_actions.ts';
import { type Choice, useChoices } from './useChoices.ts';

interface PaletteProps {
  /** What can be done on the page on which it was opened. */
  actions: string[];
  close: () => void;
}

/** Goes anywhere and does anything by a few letters: a combobox whose list stands open. */
export function Palette({ actions, close }: PaletteProps) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const navigate = useNavigate();
  const title = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(true);
  const chosen = useRef<Choice | null>(null);
  const { choices, isLooking, error } = useChoices(query, actions);
  const isAwaited = useRef(false);
  const write = (text: string) => {
    isAwaited.current = false;
    setQuery(text);
  };
  const choose = (choice: Choice | null) => {
    chosen.current = choice;
    setOpen(false);
  };
  const [first] = choices;
  // Enter came before what it is to open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when something is there to be chosen
  useEffect(() => {
    if (isAwaited.current && !isLooking && first) choose(first);
  }, [isLooking, first?.key]);
  const awaitChoice = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && isLooking && choices.length === 0) isAwaited.current = true;
  };
  // The focus is where it was before: what is pressed may open a dialog of its own.
  const leave = () => {
    close();
    const { to, label } = chosen.current ?? {};
    if (to) navigate(to);
    else if (label) pressPageAction(label);
  };
  const nothing = error ? reasonOf(error) : translate('admin.empty.narrowed');
  return (
    <Dialog
      open={isOpen}
      onClose={() => choose(null)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      slotProps={{ transition: { onExited: leave }, paper: { sx: paper } }}
    >
      <Box id={title} sx={unseen}>
        {translate('admin.palette.title')}
      </Box>
      <Autocomplete<Choice>
        open
        disablePortal
        autoHighlight
        clearOnBlur={false}
        options={choices}
        filterOptions={(options) => options}
        value={null}
        inputValue={query}
        onInputChange={(_, text, why) => why === 'input' && write(text)}
        onChange={(_, choice) => choice && choose(choice)}
        onClose={(_, why) => why === 'escape' && choose(null)}
        onKeyDown={awaitChoice}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        loading={isLooking && choices.length === 0}
        loadingText={translate('admin.palette.looking')}
        noOptionsText={nothing}
        popupIcon={null}
        renderOption={({ key, ...option }, { label, kind }) => (
          <Box component="li" {...option} key={key} sx={row}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            <Typography component="span" sx={{ color: 'text.secondary', fontSize: 13, flex: 'none' }}>
              {kind}
            </Typography>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={translate('admin.palette.title')}
            placeholder={translate('admin.palette.placeholder')}
          />
        )}
        slots={{ popper: InPlace }}
        slotProps={{ paper: { elevation: 0 }, listbox: { sx: { maxHeight: 'min(50vh, 420px)', px: 0 } } }}
      />
    </Dialog>
  );
}

/** The list stands below its field, in the dialog. */
function InPlace({ children }: PopperProps) {
  return <Box sx={{ mt: 1 }}>{typeof children === 'function' ? null : children}</Box>;
}

const paper = {
  p: 2,
  position: 'absolute',
  top: { xs: 8, sm: '10vh' },
  m: { xs: 1, sm: 4 },
  width: 'calc(100% - 16px)',
} as const;
const row = { display: 'flex', gap: 2, minHeight: 40, borderRadius: 1 } as const;
