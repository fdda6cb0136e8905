import type { Page } from 'playwright/test';
import { type Locale, locales } from '#schemas/localize.ts';
import { doorOf, enter, expect, signIn, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

interface Visitor {
  username: string;
  /** Where a sign-in leads: the specification's 'Redirect after login' and decisions, section 10. */
  home: string;
  /** A page of somebody else's: it leads home instead. */
  refused: string;
}

const visitors: Visitor[] = [
  { username: 'admin', home: '/dashboard', refused: '/calendar' },
  { username: 'coordinator', home: '/dashboard', refused: '/reports' },
  { username: 'customer-service', home: '/students', refused: '/levels' },
  { username: 'teacher', home: '/calendar', refused: '/students' },
  { username: 'student', home: '/home', refused: '/students' },
  { username: 'new', home: '/welcome', refused: '/levels' },
  { username: 'advanced', home: '/forum', refused: '/levels' },
  { username: 'old', home: '/forum', refused: '/home' },
  { username: 'external', home: '/home', refused: '/levels' },
  { username: 'beginner-forum', home: '/home', refused: '/dashboard' },
  { username: 'just-forums', home: '/home', refused: '/demo' },
  { username: 'demo', home: '/demo', refused: '/home' },
];

const path = (page: Page) => new URL(page.url()).pathname;

const wayOut: Record<Locale, string> = { es: 'Cerrar sesión', en: 'Log Out' };

/** Signs out where the application has its way out: the account's menu. */
async function leave(page: Page, name: string): Promise<void> {
  const account = page.getByRole('banner');
  if (await account.locator('summary').isVisible()) {
    await account.locator('summary').click();
    await account.getByRole('button', { name, exact: true }).click();
  } else {
    await account.getByRole('button', { name: /^(Cuenta de|Account of)/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  await expect(page).toHaveURL(/\/login\/[a-z-]+$/);
}

for (const { username, home, refused, locale } of visitors.flatMap((one) =>
  locales.map((locale) => ({ ...one, locale })),
)) {
  test(`${username} enters by the own door, lands on ${home}, is led back from ${refused}, and leaves, in ${locale}`, async ({
    page,
    school,
  }) => {
    const speaks = () => expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.context().addCookies([{ name: 'locale', value: locale, url: school.url }]);
    await school.knex('users').where({ username }).update({ locale });
    await page.goto(doorOf(username));
    await speaks();
    await enter(page, username);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await speaks();
    await page.goto(refused);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await page.goto(doorOf(username));
    expect(path(page), 'who is signed in needs no door').toBe(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await leave(page, wayOut[locale]);
    expect(path(page)).toBe(doorOf(username));
    await speaks();
    await page.goto(home);
    expect(path(page), 'nobody is signed in any more').toBe('/login/student');
    await school.knex('users').where({ username }).update({ locale: 'es' });
  });
}

test('The wrong door, a wrong password and a name that nobody has are refused in the same words', async ({ page }) => {
  const told: string[] = [];
  for (const [username, password] of [
    ['coordinator', 'learning-demo'],
    ['student', 'learning-dome'],
    ['nobody-at-all', 'learning-demo'],
  ] as const) {
    await page.goto('/login/student');
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    told.push(await page.getByRole('alert').innerText());
    await expect(page.getByLabel('Usuario')).toHaveValue(username);
  }
  expect(new Set(told)).toEqual(new Set(['El usuario o la contraseña no son correctos.']));
});

test('Signing in elsewhere ends the session here, and the door says why, in English too', async ({
  page,
  browser,
  school,
}) => {
  await signIn(page, 'student');
  await page.goto('/home');
  const elsewhere = await browser.newContext({ baseURL: school.url });
  await enter(await elsewhere.newPage(), 'student');
  await elsewhere.close();
  // The page is told by the server, and goes by itself.
  await page.waitForURL('**/login/student');
  await expect(page.getByText('Se detectó una sesión activa en otra pestaña o dispositivo')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your school' })).toBeVisible();
});

test('Signing in elsewhere ends the session of the back office too, at the latest with its next call', async ({
  page,
  browser,
  school,
}) => {
  // Neither told by the server nor asking because of that: the click's own call says it.
  await page.route('**/api/{events,user}*', (route) => route.abort());
  await enter(page, 'coordinator');
  const groups = page.getByRole('link', { name: 'Grupos' });
  await expect(groups).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What the page asks by itself meanwhile tells it nothing either.
  await page.route('**/api/**', (route) => route.abort());
  const elsewhere = await browser.newContext({ baseURL: school.url });
  await signIn(await elsewhere.newPage(), 'coordinator');
  await elsewhere.close();
  await page.unroute('**/api/**');
  await groups.click();
  await page.waitForURL('**/login/coordinator');
  await expect(page.getByText('Se detectó una sesión activa en otra pestaña o dispositivo')).toBeVisible();

  await page.unrouteAll();
  await enter(page, 'coordinator');
  const again = await browser.newContext({ baseURL: school.url });
  await signIn(await again.newPage(), 'coordinator');
  await again.close();
  await page.waitForURL('**/login/coordinator');
});
