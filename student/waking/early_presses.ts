declare global {
  interface Window {
    /** Ends the remembering, and hands over what was pressed. */
    takePresses?: () => HTMLButtonElement[];
  }
}

/**
 * Remembers which buttons are pressed before the page's scripts have come. Forms and links work without script; a button
 * that only script handles would do nothing. It is sent as text, inside the document: nothing outside of it is known here.
 */
export function rememberPresses(): void {
  const few = 6;
  const pressed = new Set<HTMLButtonElement>();
  const remember = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || (button.form && button.type !== 'button')) return;
    // React may be half way through the page, and would handle now what is pressed again later.
    event.stopImmediatePropagation();
    pressed.delete(button);
    if (pressed.size >= few) return;
    pressed.add(button);
    button.dataset.pressed = '';
  };
  window.addEventListener('click', remember, true);
  window.takePresses = () => {
    window.removeEventListener('click', remember, true);
    return [...pressed];
  };
}

/** The page is awake: presses the buttons that were pressed before it was, each once, in the order of the presses. */
export function pressAgain(): void {
  const pressed = window.takePresses?.() ?? [];
  window.takePresses = undefined;
  for (const button of pressed) {
    delete button.dataset.pressed;
    if (button.isConnected) button.click();
  }
}
