import { useEffect } from 'react';

/**
 * Ctrl-S, or Cmd-S, saves the form in which the focus is.
 * @param main whether the form is saved as well while the focus is in none
 */
export function useSaveKey(id: string, main = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const focused = (event.target as Element).closest?.('form');
      if (focused ? focused.id !== id : !main) return;
      (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id, main]);
}
