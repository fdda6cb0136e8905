import { expect, type Page } from 'playwright/test';

/** What is written where: the name of a control, and what is typed in it. A key is given as `{Space}`. */
export type Entry = [control: string, typed: string];

/** How many controls a form may have before the one that is looked for. */
const patience = 60;

/** What has the focus, as a screen reader would call it. */
const named = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const by = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const text =
      label || element?.labels?.[0]?.textContent || element?.getAttribute('aria-label') || element?.textContent;
    return (text ?? '').replace(/[\s*\u2009\u200b]+/g, ' ').trim();
  });

/** Types, presses keys, and takes a choice out of a list that opens (`{Choose}`). */
async function type(page: Page, typed: string): Promise<void> {
  for (const part of typed.split(/(\{[A-Z]\w+\})/).filter(Boolean)) {
    const key = /^\{([A-Z]\w+)\}$/.exec(part)?.[1];
    if (key === 'Choose') await choose(page);
    else if (key) await page.keyboard.press(key);
    else await page.keyboard.type(part);
  }
}

/** Takes the first choice of a list that has opened or opens by an arrow; one that is loaded anew meanwhile marks none. */
async function choose(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('option').first();
  await first.waitFor();
  const marked = page.locator('[role=option].Mui-focused, [role=option]:focus');
  await expect(async () => {
    if (await first.isHidden()) return;
    if ((await marked.count()) === 0) await page.keyboard.press('ArrowDown');
    await expect(marked).toHaveCount(1, { timeout: 1000 });
    await page.keyboard.press('Enter');
    await first.waitFor({ state: 'hidden', timeout: 2000 });
  }).toPass();
}

/**
 * Fills a form in as somebody without a mouse does, from control to control by Tab, beginning with the one that has the
 * focus. What `Enter` adds has the focus.
 * @throws Error naming what was met instead, where a control cannot be reached
 */
export async function fillIn(page: Page, entries: Entry[]): Promise<void> {
  let done = false;
  for (const [control, typed] of entries) {
    const met: string[] = [];
    for (let name = await named(page); done || !name.startsWith(control); name = await named(page)) {
      done = false;
      met.push(name.slice(0, 40));
      if (met.length > patience) throw new Error(`${control} cannot be reached by Tab: ${met.join(' · ')}`);
      await page.keyboard.press('Tab');
    }
    await type(page, typed);
    done = !typed.endsWith('{Enter}');
  }
}

/** Picks an entry of the menu that has just been opened, by its arrows. */
export async function pick(page: Page, name: string): Promise<void> {
  const items = page.getByRole('menuitem');
  const wanted = (await items.allTextContents()).indexOf(name);
  if (wanted < 0) throw new Error(`The menu has no ${name}.`);
  for (let at = 0; at < wanted; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
