import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Who follows a link inside a page goes on with the keyboard in the page that it opens: the link is gone, and the focus
 * would begin again at the top of the document.
 * @param id of the element that holds the page
 */
export function useLostFocus(id: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The page before leaves with this drawing or, while the next one loads, with the one after it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, pathname]);
}
