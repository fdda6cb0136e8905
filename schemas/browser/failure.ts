import type { Failure } from '../failure.ts';

const entry = 'failure';

/** What failed before a page could be drawn is told by `/error`; its sentences travel within the tab, not in the address. */
export function errorPage({ status, messages }: Failure, storage: Pick<Storage, 'setItem'>): string {
  storage.setItem(entry, JSON.stringify(messages));
  return `/error?status=${status}`;
}

/** The sentences that were left for `/error`, once. */
export function takeMessages(storage: Pick<Storage, 'getItem' | 'removeItem'>): string[] {
  const messages = storage.getItem(entry);
  storage.removeItem(entry);
  return messages ? (JSON.parse(messages) as string[]) : [];
}
