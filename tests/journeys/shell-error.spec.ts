import type { Page } from 'playwright/test';
import { isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

interface Reader {
  username: string | null;
  locale: 'es' | 'en';
  /** The call that ends the session. */
  logout: string;
  /** Where Home ends, after the guard has had its word. */
  home: string;
}

const readers: Reader[] = [
  { username: 'student', locale: 'en', logout: '/api/students/logout', home: '/home' },
  { username: 'new', locale: 'es', logout: '/api/students/logout', home: '/welcome' },
  { username: 'demo', locale: 'en', logout: '/api/students/logout', home: '/demo' },
  { username: 'old', locale: 'es', logout: '/api/students/logout', home: '/forum' },
  { username: 'admin', locale: 'en', logout: '/api/admin/logout', home: '/dashboard' },
  { username: 'coordinator', locale: 'es', logout: '/api/admin/logout', home: '/dashboard' },
  { username: 'customer-service', locale: 'en', logout: '/api/admin/logout', home: '/students' },
  { username: 'teacher', locale: 'es', logout: '/api/admin/logout', home: '/calendar' },
  { username: null, locale: 'en', logout: '/api/admin/logout', home: '/login/student' },
];

const words = {
  en: {
    404: ['Page Not Found', 'the requested resource was not found'],
    500: ['Something went wrong', 'verifiy your internet connection'],
    401: ['Not signed in', 'Logged user unauthorized'],
    ways: ['Back', 'Home'],
    out: 'Log Out',
  },
  es: {
    404: ['Página no encontrada', 'no se encontró el recurso solicitado'],
    500: ['Algo salió mal', 'verifica tu conexión a internet'],
    401: ['Sin sesión', 'El usuario no tiene autorización'],
    ways: ['Volver', 'Inicio'],
    out: 'Cerrar sesión',
  },
};

/** Reads in a language, signed in or not. */
async function read(page: Page, { username, locale }: Pick<Reader, 'username' | 'locale'>, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url }]);
  if (!username) return;
  await signIn(page, username);
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.put('/api/user', { data: { locale }, headers });
}

/** All that can be pressed on the page, but where help is to be had. */
const ways = (page: Page) =>
  page.locator('main :is(a, button):not(.support *)').evaluateAll((all) => all.map((way) => way.textContent?.trim()));

for (const reader of readers) {
  const { username, locale, logout, home } = reader;
  const said = words[locale];

  test(`${username ?? 'nobody'} reads what failed, goes back, home, or out`, async ({ page, school }) => {
    await read(page, reader, school.url);
    for (const status of [404, 500] as const) {
      const answer = await page.goto(`/error?status=${status}`);
      expect(answer?.status()).toBe(status);
      await expect(page.locator('main')).toContainText(String(status));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said[status][0] as string);
      await expect(page.getByText(said[status][1] as string)).toBeVisible();
      expect(await ways(page)).toEqual(said.ways);
      await meetsAxe(page);
    }
    await page.locator('main').getByRole('button', { name: said.ways[0] }).click();
    await expect(page).toHaveURL(/status=404$/);
    await page.locator('main').getByRole('link', { name: said.ways[1] }).click();
    await page.waitForURL((url) => url.pathname === home);

    await page.goto('/error?status=401');
    await expect(page.getByText(said[401][1] as string)).toBeVisible();
    expect(await ways(page)).toEqual([said.out]);
    await meetsAxe(page);
    // Without script it is a form.
    await isAwake(page);
    const call = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('button', { name: said.out }).click();
    expect(new URL((await call).url()).pathname).toBe(logout);
    await expect(page).toHaveURL(`${school.url}/login`);
  });
}

test('An unknown page is not found, for somebody of each application and for nobody', async ({ page, school }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const username of [null, 'beginner-forum', 'student', 'coordinator']) {
    await read(page, { username, locale: 'es' }, school.url);
    for (const address of ['/no/such/page', '/levels/level/abc', '/classe/12x']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
      await expect(page).toHaveTitle(/^Página no encontrada/);
    }
  }
  expect(faults, 'it wakes up as the server drew it').toEqual([]);
});

test('A record that is not there is told inside the back office in the same words', async ({ page, school }) => {
  await signIn(page, 'coordinator');
  await page.goto('/students/99999/form');
  await expect(page.getByRole('heading', { name: 'Página no encontrada', level: 2 })).toBeVisible();
  await expect(page.getByText('no se encontró el recurso solicitado')).toBeVisible();
  await meetsAxe(page);
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/tickets#99999');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No se encontró lo que pediste.');
  // The coordinator's page would go home by itself.
  await page.goto('about:blank');
  await read(page, { username: 'customer-service', locale: 'es' }, school.url);
  await page.goto('/reports/report/no-such-report');
  await expect(page.getByRole('heading', { name: 'Página no encontrada', level: 2 })).toBeVisible();
});

test('A back office that cannot be opened says what the API said', async ({ page }) => {
  await signIn(page, 'admin');
  const refusal = { status: 503, message: 'El servicio descansa un momento.', errors: {} };
  await page.route('**/api/schemas', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/error\?status=503$/);
  await expect(page.getByText(refusal.message)).toBeVisible();
  await page.reload();
  await expect(page.getByText(refusal.message), 'it is told once').toBeHidden();
});
