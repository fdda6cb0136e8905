import type { Failure } from '../help/failure.ts';

const entry = 'failure';

/** A failure before a page could render is shown by `/error`; its sentences are stored in the tab, not in the address. */
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
