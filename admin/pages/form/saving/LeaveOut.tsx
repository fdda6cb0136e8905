import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';

interface LeaveOutProps {
  count: number;
  answer: (isMeant: boolean) => void;
}

/** Asks whether a form is published without what its author wrote the last time and never saved. */
export function LeaveOut({ count, answer }: LeaveOutProps) {
  const translate = useTranslate();
  const say = (word: string) => translate(`admin.editor.leave_out.${word}`, { smart_count: count });
  return (
    <Dialog open onClose={() => answer(false)} fullWidth maxWidth="xs" aria-labelledby="leave-out">
      <DialogTitle id="leave-out">{say('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('explanation')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{say('back')}</Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {say('publish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The question of the dialog while it waits for its answer, and how to ask it. */
export function useLeaveOut(): { question: LeaveOutProps | null; ask: (count: number) => Promise<boolean> } {
  const [question, setQuestion] = useState<LeaveOutProps | null>(null);
  const ask = useCallback(
    (count: number) =>
      new Promise<boolean>((resolve) => {
        const answer = (isMeant: boolean) => {
          setQuestion(null);
          resolve(isMeant);
        };
        setQuestion({ count, answer });
      }),
    [],
  );
  return { question, ask };
}
