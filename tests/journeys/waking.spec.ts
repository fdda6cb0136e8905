import type { Page } from 'playwright/test';
import { holdScripts, isAwake } from '#tests/support/browser/awake.ts';
import { watch } from '#tests/support/browser/faults.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const slowDown = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });

for (const [how, press] of [
  ['a mouse', (page: Page) => page.getByRole('button', { name: 'Volver', exact: true }).click()],
  ['the keyboard', (page: Page) => page.getByRole('button', { name: 'Volver', exact: true }).press('Enter')],
] as const)
  test(`A button that is pressed twice with ${how} before the page is awake acts once it is, and once`, async ({
    page,
  }) => {
    const { heard } = await watch(page, /status of 404/);
    await signIn(page, 'student');
    await page.goto('/home');
    await page.goto('/classes');
    const letThrough = await holdScripts(page);
    await page.goto('/levels/level/99999', { waitUntil: 'commit' });
    await press(page);
    await press(page);
    await expect(page.locator('button[data-pressed]')).toHaveText('Volver');
    letThrough();
    await page.waitForURL('/classes');
    await isAwake(page);
    expect(new URL(page.url()).pathname).toBe('/classes');
    expect(heard()).toEqual([]);
  });

test('The menu that is opened before the page is awake stays open, and closes with its page', async ({ page }) => {
  const { heard } = await watch(page);
  await signIn(page, 'student');
  const letThrough = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  letThrough();
  await isAwake(page);
  await page.waitForLoadState('load');
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Niveles' }).press('Enter');
  await page.waitForURL('/levels');
  await expect(menu).not.toHaveAttribute('open');
  expect(heard()).toEqual([]);
});

test('What is chosen before the page is awake acts once it is: a teacher, a photo', async ({ page, school }) => {
  const { heard } = await watch(page, /status of 4\d\d/);
  await signIn(page, 'beginner-forum');
  const letThrough = await holdScripts(page);
  await page.goto('/classes', { waitUntil: 'commit' });
  const teacher = page.getByLabel('Profesor');
  const id = (await teacher.locator('option').nth(1).getAttribute('value')) as string;
  await teacher.selectOption(id);
  letThrough();
  await expect(page).toHaveURL(new RegExp(`teacher=${id}`));
  await expect(teacher).toHaveValue(id);
  const { id: own } = await school.knex('users').where({ username: 'beginner-forum' }).first();
  const letAgain = await holdScripts(page);
  await page.goto(`/students/${own}/form`, { waitUntil: 'commit' });
  const buffer = Buffer.from('no picture');
  await page.getByLabel('Elegir una foto').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer });
  letAgain();
  await expect(page.getByRole('region', { name: 'Foto' }).getByRole('alert')).not.toBeEmpty();
  expect(heard()).toEqual([]);
});

test('A page whose words did not come is loaded again once the school is reached, and wakes', async ({ page }) => {
  await signIn(page, 'student');
  await page.route('**/_student/assets/words-*', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('/healthz') });
  await page.goto('/levels');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await isAwake(page);
});

test('What is written on a page whose words did not come is not taken away', async ({ page }) => {
  await signIn(page, 'student');
  await page.route('**/_student/assets/words-*', (route) => route.abort());
  await page.goto('/help');
  const text = page.locator('main textarea').first();
  await text.fill('I have no signal here.');
  await page.waitForResponse('**/healthz');
  await page.waitForTimeout(1500);
  await expect(text).toHaveValue('I have no signal here.');
});

test('Pages wake up on a slow machine while keys and the mouse are pressed all the time', async ({ page, school }) => {
  await signIn(page, 'student');
  const { current_level_id: level } = await school.knex('users').where({ username: 'student' }).first();
  await slowDown(page, 6);
  const { heard } = await watch(page);
  const isHydrated = () =>
    page.evaluate(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')));
  for (const address of ['/home', `/levels/level/${level}`, '/classes', '/notifications'])
    for (const act of [() => page.keyboard.press('Tab'), () => page.mouse.click(2, 300)]) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(async () => {
        await act();
        expect(await isHydrated()).toBe(true);
      }, `${address} wakes up`).toPass({ intervals: [0], timeout: 30_000 });
    }
  expect(heard()).toEqual([]);
});

test('What is written while a page wakes up stays', async ({ page }) => {
  await signIn(page, 'student');
  await slowDown(page, 6);
  const { heard, rest } = await watch(page);
  await page.goto('/help', { waitUntil: 'commit' });
  const text = page.locator('main textarea').first();
  await text.focus();
  const words = 'I began to write this before the page was awake, and went on.';
  await page.keyboard.type(words, { delay: 10 });
  await rest();
  await isAwake(page);
  await expect(text).toHaveValue(words);
  expect(heard()).toEqual([]);
});
