import { useEffect } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** A record that somebody had open: its address in the back office, and its heading. */
export interface Recent {
  to: string;
  label: string;
  entity: string;
}

const most = 8;
const place = 'palette.recent';
const record = /^\/([a-z_]+)\/\d+(\/show)?$/;

export const recentIn = (store: Store): Recent[] => store.getItem<Recent[]>(place, []) ?? [];

/** Remembers on the device which records a person had open last. */
export function useRecent(label: string): void {
  const store = useStoreContext();
  const { pathname } = useLocation();
  useEffect(() => {
    const entity = record.exec(pathname)?.[1];
    if (!entity || !label) return;
    const others = recentIn(store).filter(({ to }) => to !== pathname);
    store.setItem(place, [{ to: pathname, label, entity }, ...others].slice(0, most));
  }, [store, pathname, label]);
}
