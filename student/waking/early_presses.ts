/** What was pressed or chosen before anything heard it, and the event that was missed. */
type Presses = Map<HTMLElement, 'click' | 'change'>;

declare global {
  interface Window {
    /** Ends the remembering, and hands over what was pressed. */
    takePresses?: () => Presses;
  }
}

/**
 * Remembers which buttons are pressed, and where something is chosen that acts at once, before the page's scripts have
 * come. Forms and links work without script; what only script handles would do nothing. It is sent as text, inside the
 * document: nothing outside of it is known here.
 */
export function rememberPresses(): void {
  const few = 6;
  const pressed: Presses = new Map();
  const keep = (event: Event, element: HTMLElement, missed: 'click' | 'change') => {
    // React may be half way through the page, and would handle now what is pressed again later.
    event.stopImmediatePropagation();
    pressed.delete(element);
    if (pressed.size < few) pressed.set(element, missed);
  };
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || (button.form && button.type !== 'button')) return;
    keep(event, button, 'click');
    if (pressed.has(button)) button.dataset.pressed = '';
  };
  const choose = (event: Event) => {
    const { target } = event;
    const isFile = target instanceof HTMLInputElement && target.type === 'file';
    // What a form sends later is read from its controls then; a list that narrows a page is a form that asks.
    const isNarrowing = target instanceof HTMLSelectElement && target.form?.method === 'get';
    if (isFile || isNarrowing) keep(event, target, 'change');
  };
  window.addEventListener('click', press, true);
  window.addEventListener('change', choose, true);
  window.takePresses = () => {
    window.removeEventListener('click', press, true);
    window.removeEventListener('change', choose, true);
    return pressed;
  };
}

/**
 * The page is awake: what was pressed before it was acts, each once, in the order of the presses. Between two the page
 * takes in what the first has changed.
 */
export async function pressAgain(): Promise<void> {
  const pressed = window.takePresses?.() ?? [];
  window.takePresses = undefined;
  for (const [element, missed] of pressed) {
    delete element.dataset.pressed;
    if (!element.isConnected) continue;
    if (missed === 'click') element.click();
    else element.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
