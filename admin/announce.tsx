import { Button } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useCloseNotification, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
import { useReason } from './layout/useReason.ts';
import { cancelledMessage } from './providers/data.ts';

/** What was done or tried: add, update, delete, activate, login, or an action's name. */
type WriteName = string;

interface Options {
  /** How many rows, where there were several. */
  count?: number;
  /** Takes back what was done. */
  undo?: () => void;
}

export type Outcome = 'done' | 'pending' | 'error';

/**
 * Says in the words of the specification's catalogue what became of a write: "Lesson added", "Error Update Lesson". An
 * item is a resource, or what `admin.notice.items` calls by its name.
 */
export function useNoticeWords() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return useCallback(
    (kind: Outcome, write: WriteName, name: string | undefined, count = 1) => {
      const item = name ? translate(`admin.notice.items.${name}`, { smart_count: count, _: labelOf(name, count) }) : '';
      const usual = translate(`admin.notice.${kind}.${write}`, { item, smart_count: count });
      // A form is published where another thing is activated.
      return translate(`admin.notice.${kind}.${name}.${write}`, { item, smart_count: count, _: usual });
    },
    [translate, labelOf],
  );
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
