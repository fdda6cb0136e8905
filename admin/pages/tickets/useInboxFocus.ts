import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Who works by keyboard goes on where the row or the button was that has just gone: with a ticket that is solved its row
 * leaves the list, and the focus would be nowhere, where no key of the inbox works.
 */
export function useInboxFocus() {
  const inbox = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) inbox.current?.focus({ preventScroll: true });
  });
  return {
    ref: inbox,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // What goes or is hidden, and a window that is left, hands the focus to nobody.
      const isHandedOn = target.isConnected && target.checkVisibility() && document.hasFocus();
      if (isHandedOn) isInside.current = inbox.current?.contains(relatedTarget) === true;
    },
  };
}
