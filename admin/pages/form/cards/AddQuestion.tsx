import AddIcon from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QuestionType } from '../../../providers/question_types.ts';

/** The buttons that add a question, by their places: above the list, below it, and in a passage. */
export const addButton = 'add-question';
export const addAtEnd = `${addButton}-end`;
export const addInside = (group: number) => `${addButton}-${group}`;

interface AddQuestionProps {
  types: QuestionType[];
  onPick: (type: QuestionType) => void;
  /** Inside a passage the button has another label. */
  label?: string;
  id?: string;
}

/** A question begins with its type: only what that type wants is asked for. */
export function AddQuestion({ types, onPick, label, id = addButton }: AddQuestionProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant={label ? 'outlined' : 'contained'}
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label ?? translate('admin.editor.add')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {types.map((type) => (
          <MenuItem
            key={type.type}
            onClick={() => {
              setAnchor(null);
              onPick(type);
            }}
          >
            {translate(`questions.types.${type.type}`, { _: type.type })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
