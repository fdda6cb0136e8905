import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { type Served, serveSchool } from './served.ts';

/** The password of everybody in the demo school. */
const password = 'learning-demo';

let current: { file: string; school: Served } | null = null;

/** Browsers that outlive the test which opened them; who keeps one closes it. */
const kept = new WeakSet<BrowserContext>();

export function keep(context: BrowserContext): BrowserContext {
  kept.add(context);
  return context;
}

/**
 * A sentence about the product: each file of journeys has a school of its own, and its tests see what the earlier ones did.
 * `page` opens at the school's address, so that `page.goto('/levels')` is enough.
 */
export const test = base.extend<{ school: Served; leaving: undefined }, { closing: undefined }>({
  closing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      await use(undefined);
      await current?.school.close();
      current = null;
    },
    { scope: 'worker', auto: true },
  ],
  leaving: [
    // A page left open would be told of what later tests do, and complain in their names.
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      const left = browser.contexts().filter((context) => !before.includes(context) && !kept.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { file }) => {
      if (current?.file !== file) {
        await current?.school.close();
        current = { file, school: await serveSchool() };
      }
      await use(current.school);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ school }, use) => use(school.url),
});

export { expect };

/** Whoever works for the demo school; everybody else in it is a student. */
const staff = ['admin', 'coordinator', 'customer-service', 'teacher'];

/** The door of a person of the demo school: the sign-in page of the role. */
export const doorOf = (username: string) => `/login/${staff.includes(username) ? username : 'student'}`;

/** Signs in as a person would, at the door of the role. */
export async function enter(page: Page, username: string): Promise<void> {
  await page.goto(doorOf(username));
  await page.getByLabel(/^(Usuario|Username)$/).fill(username);
  await page.getByLabel(/^(Contraseña|Password)$/).fill(password);
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** How many controls a page may have before the one that is looked for. */
const patience = 120;

/** Goes to a control as somebody without a mouse does, forwards or backwards. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < patience; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control} cannot be reached by Tab.`);
}

/** The page of a score stands. Until its script has come, a browser takes the fragment of the page before along. */
export const scored = (page: Page): Promise<void> => page.waitForURL(/\/score(#[\w-]+)?$/);

/** Signs the page's browser in as a person of the demo school; the page stays where it is. */
export async function signIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post(`/api/${staff.includes(username) ? 'admin' : 'students'}/login`, {
    data: { username, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), `${username} signs in`).toBeLessThan(300);
}

/** Signs in somebody else in the page's browser. The former reader's page is left first: it would go home by itself. */
export async function signInInstead(page: Page, username: string): Promise<void> {
  await page.goto('about:blank');
  await signIn(page, username);
}

/** What a student's home says of the classes that count for the gate of the level. */
export async function classesTaken(page: Page): Promise<string> {
  await page.goto('/home');
  return page.getByText(/clases? tomadas?/).innerText();
}
