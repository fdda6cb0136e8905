import { useCallback } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';

/** What was done or tried: add, update, delete, activate, login, or an action's name. */
export type WriteName = string;

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
