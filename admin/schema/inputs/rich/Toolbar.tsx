import { Box, IconButton } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { type Mark, marks, toggleMarks } from './marks.ts';

interface ToolbarProps {
  names: Mark[];
  /** What the selection is marked with. */
  active?: Mark[];
  onMark: (name: Mark) => void;
  /** The text that it marks. */
  label: string;
}

/** The arrow keys lead from mark to mark, so that the toolbar is one stop of the Tab key. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

/** What a text can be marked with. It stands before its text, so that Shift+Tab leads to it and Tab past it. */
export function Toolbar({ names, active = [], onMark, label }: ToolbarProps) {
  const translate = useTranslate();
  return (
    <Box role="toolbar" aria-label={translate('admin.rich.toolbar', { label })} onKeyDown={walk}>
      {names.map((name, at) => {
        const [Icon, title] = [marks[name], translate(`admin.rich.${name}`)];
        return (
          <IconButton
            key={name}
            size="small"
            tabIndex={at === 0 ? 0 : -1}
            aria-label={title}
            aria-pressed={toggleMarks.includes(name) ? active.includes(name) : undefined}
            title={title}
            sx={{ borderRadius: 1, '&[aria-pressed=true]': { color: 'primary.main', bgcolor: 'action.selected' } }}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(name)}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
}
