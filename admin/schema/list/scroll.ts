import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the lists of a place of the history were left, by the place and the list. */
const positions = new Map<string, { page: number; table: number }>();

const table = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('.RaDataTable-tableWrapper');

/**
 * Saves the scroll position of a list, of its table and its page, and restores it when somebody comes back.
 * @param ready whether its rows are there
 * @returns the ref of what holds the table
 */
export function useSavedScroll(name: string, ready: boolean): RefObject<HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const place = `${key} ${name}`;
  useLayoutEffect(() => {
    const wrapper = table(frame.current);
    if (!ready || !wrapper) return;
    const then = positions.get(place);
    // Another page or filter of the list begins with its first row.
    wrapper.scrollTop = then?.table ?? 0;
    if (then) window.scrollTo(0, then.page);
    const savePosition = () => positions.set(place, { page: window.scrollY, table: wrapper.scrollTop });
    wrapper.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      wrapper.removeEventListener('scroll', savePosition);
      window.removeEventListener('scroll', savePosition);
    };
  }, [place, ready]);
  return frame;
}
