import { isAwake } from '#tests/support/browser/awake.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

test('On a slow connection a page on its way shows a bar at once, and says so after a while', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/home');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/levels\.data/, async (route) => {
    await promise;
    await route.continue();
  });
  // Before that a link is the browser's own, which asks for a document and has a bar of its own.
  await isAwake(page);
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Niveles' }).click();
  await expect(page.locator('.on-its-way')).toBeVisible();
  await expect(page.locator('.on-its-way')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Abriendo la página' })).toHaveCount(1);
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu camino' })).toBeVisible();
  await expect(page.locator('.on-its-way')).toHaveCount(0);
  await expect(page.getByText('Abriendo la página')).toHaveCount(0);
});
