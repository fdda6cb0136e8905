/** Where a document says that its reader has switched shortcuts of single keys off: on its root element. */
export const singleKeysOff = 'data-single-keys-off';

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

const typingFields =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select, [role=combobox], [contenteditable=true]';

/**
 * The key of a shortcut that is pressed alone, which every such shortcut asks here: nothing where the reader has switched
 * them off, with a modifier, or while something is being written. Who takes it holds the event back.
 * @returns the key as the browser names it, or null
 */
export function singleKey({ key, ctrlKey, metaKey, altKey, target }: PressedKey): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (document.documentElement.hasAttribute(singleKeysOff)) return null;
  return target instanceof Element && target.closest(typingFields) ? null : key;
}
