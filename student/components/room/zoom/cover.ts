const root = document.documentElement;
const sheets = 'link[rel=stylesheet][href*="/zoom/"]';

/**
 * Whether Zoom has the word. As long as the page has it, what Zoom lays over the page is hidden, and its styles, which are
 * meant for a whole document, are off.
 */
export function cover(isZooms: boolean): void {
  root.classList.toggle('under-zoom', isZooms);
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(sheets)) sheet.disabled = !isZooms;
}

/** How Zoom's component view words a failure: over the page, with buttons of its own. */
const ownButtons = '[role="dialog"][aria-describedby="error-dialog-descption"] button:last-of-type';

/** The page says failures itself: Zoom's dialog, which would keep the page from whoever cannot see it, is closed at once. */
export function closeDialogs(): void {
  const close = () => {
    if (!root.classList.contains('under-zoom')) document.querySelector<HTMLElement>(ownButtons)?.click();
  };
  new MutationObserver(close).observe(document.body, { childList: true });
}
