import { expect, signIn, signInInstead, test } from '#tests/support/journey.ts';

test('Everybody sees what is theirs in the menu, and is led away from the rest', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await signIn(page, 'customer-service');
  await page.goto('/');
  await expect(page).toHaveURL(/\/students$/);
  await expect(menu.getByRole('link', { name: 'Estudiantes' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Niveles', 'Personal', 'Ajustes', 'Auditoría']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await page.goto('/audit_logs');
  await expect(page).toHaveURL(/\/students$/);
  await signInInstead(page, 'teacher');
  await page.goto('/');
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(menu.getByRole('link')).toHaveText([
    'Recursos',
    'Grabaciones de máquina',
    'Calendario',
    'Clases',
    'Periodos de foros',
    'Foros',
    'Clases particulares',
    'Clases de demostración',
  ]);
});

test('Language and colours are kept with the person', async ({ page, browser, school }) => {
  await signIn(page, 'coordinator');
  await page.goto('/levels');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levels' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Dark colors' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 26)');
  const other = await browser.newContext({ baseURL: school.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, 'coordinator');
  await elsewhere.goto('/levels');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Levels' })).toBeVisible();
  await expect(elsewhere.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 26)');
  await other.close();
  await page.reload();
  await expect(page).toHaveURL(/\/login\//);
});

test('Signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, 'admin');
  await page.goto('/levels');
  const second = await context.newPage();
  await second.goto('/students');
  await expect(second.getByRole('heading', { level: 1, name: 'Estudiantes' })).toBeVisible();
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login\/admin/);
  await expect(second).toHaveURL(/\/login\/admin/);
});
