import type { Page } from 'playwright/test';
import { isAwake } from '#tests/support/browser/awake.ts';
import { idOf } from '#tests/support/browser/page_views.ts';
import { expect, signIn, signInInstead, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 740 } });

const account = (page: Page) => page.getByRole('banner').locator('details');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú' });
/** What a screen reader says first on a page. */
const said = (page: Page) => page.locator(':focus');

test('The account menu closes by Escape, by a tap elsewhere, by Tab, and with its page', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/home');
  await isAwake(page);
  const summary = account(page).locator('summary');
  const open = async () => {
    await summary.click();
    await expect(account(page)).toHaveAttribute('open');
  };
  await open();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(account(page)).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await open();
  await page.mouse.click(20, 560);
  await expect(account(page)).not.toHaveAttribute('open');
  await open();
  await page.keyboard.press('Shift+Tab');
  await expect(account(page)).not.toHaveAttribute('open');
  await open();
  await menu(page).getByRole('link', { name: 'Niveles' }).click();
  await expect(page).toHaveURL(/\/levels$/);
  await expect(account(page)).not.toHaveAttribute('open');
});

test('A phone shows who is signed in alone on top: the way home, notices and help are in the menu, by keyboard and without script', async ({
  page,
  browser,
  school,
}) => {
  const user_id = await idOf(school, 'student');
  await school.knex('notices').insert({ user_id, notice: 'seat_faults', params: { findings: [{}] } });
  const header = page.getByRole('banner');
  const links = () => header.getByRole('link').allInnerTexts();
  await page.goto('/login/student');
  await expect(page.getByText('Learning Center', { exact: true })).toBeVisible();
  await signIn(page, 'student');
  await page.goto('/library');
  expect(await links()).toEqual([]);
  const summary = account(page).locator('summary');
  await expect(summary).toHaveAccessibleName(/Notificaciones: \d+ sin leer/);
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Inicio');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^Notificaciones \d+\s?\d+ sin leer$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Ayuda' });
  await expect(panel.getByRole('textbox', { name: 'Asunto' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(summary).toBeFocused();
  await page.setViewportSize({ width: 700, height: 740 });
  expect((await links()).map((text) => text.split('\n')[0])).toEqual(['Learning Center', 'Ayuda', 'Notificaciones']);
  await expect(summary).not.toHaveAccessibleName(/sin leer/);

  const own = { baseURL: school.url, javaScriptEnabled: false, viewport: { width: 360, height: 740 } };
  const plain = await (await browser.newContext(own)).newPage();
  await signIn(plain, 'student');
  for (const [name, address] of [
    ['Notificaciones', /\/notifications$/],
    ['Ayuda', /\/help\?page=/],
    ['Inicio', /\/home$/],
  ] as const) {
    await plain.goto('/library');
    await account(plain).locator('summary').click();
    await plain.getByRole('banner').getByRole('link', { name }).click();
    await expect(plain).toHaveURL(address);
  }
  await plain.context().close();
});

test('Each page that is gone to is announced by its heading, and Tab goes on from there', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/home');
  // Before, a link leads to another document, which the browser announces itself.
  await isAwake(page);
  await expect(page.locator('body')).toBeFocused();
  await menu(page).getByRole('link', { name: 'Niveles' }).press('Enter');
  await expect(said(page)).toHaveText('Tu camino');
  await expect(page).toHaveTitle(/^Niveles/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await expect(said(page)).toHaveText(/^Hola/);
});

test('Who is signed in keeps the menu where no page is, and Home leads on', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  await expect(menu(page).getByRole('link', { name: 'Niveles' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await menu(page).getByRole('link', { name: 'Niveles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu camino');
  await signInInstead(page, 'coordinator');
  await page.goto('/no/such/page');
  await menu(page).getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('Who asked for a page before signing in comes to it, by another door too; the guard decides as ever', async ({
  browser,
  school,
}) => {
  const asks = async (address: string, username: string, on: (page: Page) => Promise<void> = async () => undefined) => {
    const own = await browser.newContext({ baseURL: school.url, locale: 'es' });
    const page = await own.newPage();
    await page.goto(address);
    await on(page);
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña').fill('learning-demo');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    const { pathname, search, origin } = new URL(page.url());
    expect(origin).toBe(school.url);
    await own.close();
    return pathname + search;
  };
  const dark = (page: Page) => page.getByRole('button', { name: 'Oscuro' }).click();
  expect(await asks('/library?kind=audio', 'student', dark)).toBe('/library?kind=audio');
  const desk = async (page: Page) => {
    await page.getByText(/^(¿Trabajas en la escuela\?|Otras entradas)$/).click();
    await page.getByRole('link', { name: 'Coordinación' }).click();
  };
  expect(await asks('/students', 'coordinator', desk)).toBe('/students');
  expect(await asks('/levels', 'new')).toBe('/welcome');
  expect(await asks('/login/student?to=%2F%09%2Fevil.example%2Flevels', 'student')).toBe('/home');
});

test('The welcome shows which step is the next, before and after the test was sent', async ({ page, school }) => {
  const id = await idOf(school, 'new');
  await signIn(page, 'new');
  await page.goto('/welcome');
  const now = page.locator('[aria-current=step]');
  await expect(now).toContainText('examen de nivelación');
  await expect(now).toContainText('Estás aquí');
  const wait = { status: 'pending_revision' };
  await school.knex('leveling_tests').where({ student_id: id }).update(wait);
  await page.reload();
  await expect(now).toContainText('lo revisa');
  await expect(page.getByText('Listo')).toHaveCount(1);
  await school.knex('leveling_tests').where({ student_id: id }).update({ status: 'pending' });
});
