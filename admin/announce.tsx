import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useReason } from './layout/useReason.ts';
import { useNoticeWords, type WriteName } from './notice_words.ts';
import { cancelledMessage } from './providers/data.ts';

interface Options {
  /** How many rows, where there were several. */
  count?: number;
  /** Takes back what was done. */
  undo?: () => void;
}

/** The one way in which the back office says that something worked or did not. */
export function useAnnounce() {
  const notify = useNotify();
  const reasonOf = useReason();
  const say = useNoticeWords();

  return useMemo(
    () => ({
      done: (write: WriteName, resource: string, { count = 1, undo }: Options = {}) =>
        notify(say('done', write, resource, count), {
          type: 'success',
          ...(undo ? { action: <UndoButton undo={undo} />, autoHideDuration: 8000 } : {}),
        }),
      /** It is done at the end of the notice, and not at all when it is taken back there. */
      pending: (write: WriteName, resource: string, count = 1) =>
        notify(say('pending', write, resource, count), { type: 'info', undoable: true }),
      failed: (write: WriteName, resource: string | undefined, error: unknown) => {
        if (error instanceof Error && error.message === cancelledMessage) return;
        notify(`${say('error', write, resource)}: ${reasonOf(error, ' · ')}`, { type: 'error' });
      },
    }),
    [notify, say, reasonOf],
  );
}

function UndoButton({ undo }: { undo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const take = () => {
    close();
    undo();
  };
  return (
    <Button size="small" className="RaNotification-undo" onClick={take}>
      {translate('ra.action.undo')}
    </Button>
  );
}
