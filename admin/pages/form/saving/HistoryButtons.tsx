import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { IconButton, Tooltip } from '@mui/material';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../../../announce.tsx';
import { useHistory } from './history.ts';

interface HistoryButtonsProps {
  form: number;
  /** The questions are others than before. */
  onChange: () => Promise<unknown>;
}

/** Within a field, the browser's own undo applies. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Takes back what was done to the questions, and does it again: Ctrl+Z and Ctrl+Shift+Z. */
export function HistoryButtons({ form, onChange }: HistoryButtonsProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { undo, redo, canUndo, canRedo } = useHistory(form);
  const turns = useRef(Promise.resolve());
  // One after the other: who presses twice, before the first is done, wants two steps taken back.
  const run = useCallback(
    (turn: () => Promise<void>) => {
      turns.current = turns.current
        .then(turn)
        .finally(onChange)
        .catch((error) => announce.failed('update', 'questions', error));
    },
    [announce, onChange],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isField(event.target)) return;
      event.preventDefault();
      run(event.shiftKey ? redo : () => undo());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [run, undo, redo]);

  const buttons = [
    { name: 'undo', Icon: UndoIcon, turn: () => undo(), can: canUndo },
    { name: 'redo', Icon: RedoIcon, turn: redo, can: canRedo },
  ];
  return buttons.map(({ name, Icon, turn, can }) => (
    <Tooltip key={name} title={translate(`admin.editor.history.${name}`)}>
      <span>
        <IconButton
          size="small"
          aria-label={translate(`admin.editor.history.${name}`)}
          disabled={!can}
          onClick={() => run(turn)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ));
}
