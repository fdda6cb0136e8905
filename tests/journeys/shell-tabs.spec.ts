import type { Page } from 'playwright/test';
import { holdScripts, isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { doorOf, enter, expect, signIn, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

const people = [
  { username: 'student', home: '/home', out: 'Cerrar sesión' },
  { username: 'coordinator', home: '/dashboard', out: 'Cerrar sesión' },
];

async function leave(page: Page, out: string): Promise<void> {
  // A browser without script tells no tab.
  await isAwake(page);
  const account = page.getByRole('banner');
  const summary = account.locator('summary');
  if (await summary.isVisible()) await summary.click();
  else await account.getByRole('button', { name: /^Cuenta de/ }).click();
  await page
    .getByRole('button', { name: out })
    .or(page.getByRole('menuitem', { name: out }))
    .click();
}

/** What the specification has the tabs keep in local storage. */
const kept = (page: Page) =>
  page.evaluate(() => ['session-created', 'auth', 'logout-event'].map((key) => localStorage.getItem(key)));

for (const { username, home, out } of people) {
  test(`A logout of the ${username} in one tab signs out the other`, async ({ page, context }) => {
    await enter(page, username);
    const other = await context.newPage();
    await other.goto(home);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await kept(other))[0]).toBe(username);
    await leave(page, out);
    await expect(page).toHaveURL(new RegExp(`${doorOf(username)}$`));
    // Whichever tells it first, the tab or the server, which says where it was too.
    await expect(other).toHaveURL(({ pathname }) => pathname === doorOf(username));
    const [created, auth, moment] = await kept(other);
    expect([created, auth]).toEqual([null, null]);
    expect(Number(moment)).toBeGreaterThan(Date.now() - 60_000);
  });

  test(`The ${username} is told of a new session in another tab, and is led to its home`, async ({ page, context }) => {
    await enter(page, username);
    await expect.poll(async () => (await kept(page))[0]).toBe(username);
    const other = await context.newPage();
    const [next] = people.filter((person) => person.username !== username);
    // Without a moment in which nobody is signed in: what the page still loads would be refused, and lead to the login.
    await signIn(other, next?.username as string);
    // The page leaves by itself, soon: an answer without content keeps it here until the notice was looked at.
    let looked = false;
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => (looked ? route.continue() : route.fulfill({ status: 204 })),
    );
    await other.goto(next?.home as string);
    await page.bringToFront();
    const notice = page.getByRole('dialog');
    await expect(notice).toContainText('Se detectó una sesión activa en otra pestaña. Irás a la página de inicio.');
    await meetsAxe(page);
    looked = true;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page, 'without a word of the reader').toHaveURL(new RegExp(`${next?.home}$`));
  });
}

test('A page that wakes after somebody else has signed in says so, to nobody else', async ({ page, context }) => {
  await enter(page, 'student');
  const letThrough = await holdScripts(page);
  await page.goto('/classes', { waitUntil: 'commit' });
  const other = await context.newPage();
  await signIn(other, 'coordinator');
  await other.goto('/dashboard');
  await expect.poll(async () => (await kept(other))[0]).toBe('coordinator');
  await page.bringToFront();
  letThrough();
  await expect(page.getByRole('dialog')).toContainText('Se detectó una sesión activa en otra pestaña.');
  expect((await kept(other))[0]).toBe('coordinator');
  await other.bringToFront();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('What a page would still read while its reader signs out leads nowhere else', async ({ page }) => {
  await enter(page, 'student');
  await page.goto('/classes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that still sleeps does not hear that the connection is back.
  await isAwake(page);
  const reads = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  const ended = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/classes.data*', async (route) => {
    asked.push(route.request().url());
    await ended.promise;
    await route.continue().catch(() => undefined);
  });
  await reads();
  await expect.poll(() => asked.length, 'a page is read in parts').toBe(2);
  await page.route('**/api/*/logout', async (route) => {
    const response = await route.fetch();
    await reads();
    await route.fulfill({ response });
    ended.resolve();
  });
  await leave(page, 'Cerrar sesión');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(new URL(page.url()).search, 'no way back to the page that was left').toBe('');
  expect(asked).toHaveLength(2);
});

test('The notice of a new session is in English for who reads English, and its button leads on at once', async ({
  page,
  context,
  school,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: school.url }]);
  await signIn(page, 'beginner-forum');
  await page.request.put('/api/user', { data: { locale: 'en' }, headers: { 'sec-fetch-site': 'same-origin' } });
  await page.goto('/levels');
  await expect.poll(async () => (await kept(page))[0]).toBe('student');
  const other = await context.newPage();
  await other.goto('/api/health');
  await other.evaluate(() => localStorage.setItem('auth', 'somebody else'));
  await other.evaluate(() => localStorage.removeItem('session-created'));
  await other.evaluate(() => localStorage.setItem('session-created', 'student'));
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText(
    'An active session has been detected in another tab. You will be redirected to the home page.',
  );
  await notice.getByRole('button', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const { username, home, out } of people) {
  test(`A logout of the ${username} that fails is told with the errors of its fields`, async ({ page }) => {
    await signIn(page, username);
    await page.goto(home);
    const refusal = { status: 422, message: 'No se pudo.', errors: { session: 'La sesión no se puede cerrar.' } };
    await page.route('**/api/*/logout', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    );
    await leave(page, out);
    const alert = page.getByRole('alert').filter({ hasText: /^Error al (iniciar o )?cerrar/ });
    await expect(alert).toContainText(refusal.message);
    await expect(alert).toContainText(refusal.errors.session);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });
}

/** How often the browser asked for a document. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('A page whose code cannot be loaded is loaded again once, and still read', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/home');
  await page.waitForLoadState('load');
  await page.route('**/_student/assets/levels._index-*', (route) => route.abort());
  const asked = documentsOf(page);
  await page.getByRole('link', { name: 'Niveles' }).click();
  await expect(page.getByRole('heading', { name: 'Tu camino' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(asked).toEqual(['/levels']);
});

test('A page of the back office whose code cannot be loaded is loaded again once, then says what failed', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.route('**/_admin/assets/StaffPage-*', (route) => route.abort());
  const asked = documentsOf(page);
  await page.goto('/staff/2/form');
  await expect(page.getByText('verifica tu conexión a internet')).toBeVisible();
  expect(asked).toEqual(['/staff/2/form', '/staff/2/form']);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('verifica tu conexión a internet')).toBeHidden();
});
