import type { KeyboardEvent } from 'react';
import { singleKey } from '#schemas/browser/single_keys.ts';

/** What a key does in the inbox, in the order in which `?` lists them. */
export const keys = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  c: 'canned',
  n: 'note',
  a: 'take',
  s: 'solve',
  '?': 'help',
} as const;

export type Command = (typeof keys)[keyof typeof keys];

/** What has keys of its own. */
const choosing = '[role=menu], [role=listbox], [role=dialog]';

/** The command of a key that is pressed while the inbox has the focus and nobody is typing or choosing. */
export function commandOf(event: KeyboardEvent): Command | null {
  const key = singleKey(event);
  if (key === null || (event.target as Element).closest(choosing)) return null;
  return Object.hasOwn(keys, key) ? keys[key as keyof typeof keys] : null;
}
