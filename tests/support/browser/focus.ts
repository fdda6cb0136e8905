import type { Page } from 'playwright/test';

/** Controls of a page that are looked at. */
const most = 70;

interface Stop {
  name: string;
  seen: boolean;
  /** The page has been gone through: the focus is where it was, or nowhere. */
  over: boolean;
}

/**
 * Goes through a page by Tab and judges each control by its computed style: with the focus something about it, or right
 * around it, differs from without, as an outline, border or shadow of 2 px, or a surface, at 3:1 (WCAG 2.4.7, 2.4.11, 1.4.11).
 * @returns the names of those on which the focus cannot be seen
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(judge);
    if (stop.over) break;
    if (!stop.seen) unseen.push(stop.name);
  }
  return [...new Set(unseen)];
}

/** Runs in the page. */
async function judge(): Promise<Stop> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const rgb = (text: string) => (/rgba?\(([^)]+)\)/.exec(text)?.[1] ?? '0,0,0,0').split(',').map(Number);
  const light = (text: string) => {
    const [red = 0, green = 0, blue = 0] = rgb(text).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const opaque = (text: string) => (rgb(text)[3] ?? 1) > 0.5;
  const behind = (node: Element | null): string => {
    if (!node) return 'rgb(255, 255, 255)';
    const colour = getComputedStyle(node).backgroundColor;
    return opaque(colour) ? colour : behind(node.parentElement);
  };
  const around = (element: Element) => {
    const ancestors: Element[] = [];
    for (let node: Element | null = element; node && ancestors.length < 4; node = node.parentElement)
      ancestors.push(node);
    const siblings = [...(element.parentElement?.children ?? [])].slice(0, 8);
    return [...new Set([...ancestors, ...siblings])];
  };
  const lookOf = (node: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor, opacity, ...style } =
      getComputedStyle(node);
    const { borderTopWidth, borderTopColor, borderTopStyle, borderBottomWidth, borderBottomColor, borderBottomStyle } =
      style;
    const lines = [
      [outlineStyle, outlineWidth, outlineColor],
      [borderTopStyle, borderTopWidth, borderTopColor],
      [borderBottomStyle, borderBottomWidth, borderBottomColor],
    ];
    return { lines, boxShadow, backgroundColor, hidden: Number(opacity) < 0.5 };
  };
  type Look = ReturnType<typeof lookOf>;
  const shows = (node: Element, now: Look, before: Look): boolean => {
    if (now.hidden) return false;
    const paper = behind(node.parentElement);
    const line = now.lines.some(([style, width, colour], at) => {
      const isNew = [style, width, colour].join() !== before.lines[at]?.join();
      const isDrawn = style !== 'none' && Number.parseFloat(width ?? '') >= 2 && opaque(colour ?? '');
      return isNew && isDrawn && contrast(colour ?? '', paper) >= 3;
    });
    const shadow =
      now.boxShadow !== before.boxShadow && now.boxShadow !== 'none' && contrast(now.boxShadow, paper) >= 3;
    const surface =
      now.backgroundColor !== before.backgroundColor &&
      opaque(now.backgroundColor) &&
      contrast(now.backgroundColor, opaque(before.backgroundColor) ? before.backgroundColor : paper) >= 3;
    return line || shadow || surface;
  };

  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element.dataset.focusJudged) return { name: '', seen: true, over: true };
  element.dataset.focusJudged = 'yes';
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName.toLowerCase()}.${element.className} "${label.trim().slice(0, 40)}"`;
  const nodes = around(element);
  let seen = false;
  // What came meanwhile may have drawn the control anew between the two looks: it is looked at again.
  for (let turn = 0; turn < 3 && !seen; turn += 1) {
    if (turn > 0) element.focus();
    await drawn();
    const focused = nodes.map(lookOf);
    element.blur();
    // A control that is drawn anew by a script is given a moment for it.
    for (let frame = 0; frame < 20 && !seen; frame += 1) {
      await drawn();
      // Where another control has come into its place, that one is gone to next.
      seen = !element.isConnected || nodes.some((node, at) => shows(node, focused[at] as Look, lookOf(node)));
    }
  }
  return { name, seen, over: false };
}
