import { enter, expect, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

test('A student switches the language, which the server draws in from then on, on any device', async ({
  page,
  browser,
  school,
}) => {
  await enter(page, 'student');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Levels' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const elsewhere = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false });
  const plain = await elsewhere.newPage();
  await enter(plain, 'student');
  await expect(plain.locator('html')).toHaveAttribute('lang', 'en');
  await plain.getByRole('banner').locator('summary').click();
  await plain.getByRole('button', { name: 'Español' }).click();
  await expect(plain.getByRole('link', { name: 'Niveles' })).toBeVisible();
  await elsewhere.close();
});

test('Staff switch the language of the back office, which stays', async ({ page }) => {
  await enter(page, 'coordinator');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Students' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Students' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('link', { name: 'Estudiantes' }).first()).toBeVisible();
});

test('Who is not signed in reads in the language that they chose before', async ({ page }) => {
  await page.goto('/login/teacher');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: "Teachers' sign-in" })).toBeVisible();
  await page.goto('/login/forgot');
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
});
