import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 15_000 });

const main = (page: Page) => page.getByRole('main');

test('A student who has passed a level prints its certificate, and staff find it by its code', async ({
  page,
  browser,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'student');
  const { id, name } = await school.knex('levels').where({ order: 1 }).first();
  await page.goto(`/levels/level/${id}`);
  await main(page).getByRole('link', { name: 'Ver tu certificado' }).click();
  await expect(page).toHaveURL(/\/certificates\/\d+$/);
  const sheet = page.getByRole('article');
  await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  await expect(sheet.getByText('Mariana López Herrera')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeVisible();
  await meetsAxe(page);
  const code = await sheet.locator('.certificate-code').innerText();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /Imprimir/ })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Volver a tu perfil' }).click();
  await expect(page.getByRole('region', { name: 'Tus certificados' })).toContainText(name);
  await expect(page.getByRole('region', { name: 'Tu curso' })).toContainText(/te quedan \d+ días/);
  await expect(page.getByRole('region', { name: 'Dónde está abierta tu cuenta' })).toContainText('Chrome en');

  const office = await browser.newPage({ baseURL: school.url });
  await signIn(office, 'customer-service');
  await office.goto('/certificates');
  await office.getByLabel('Código del certificado').fill(code.toLowerCase().replace('-', ' '));
  await office.getByRole('button', { name: 'Comprobar' }).click();
  await expect(office.getByRole('status').filter({ hasText: 'Válido: emitido a Mariana López Herrera' })).toBeVisible();
  await office.getByLabel('Código del certificado').fill('00000-00000');
  await office.keyboard.press('Enter');
  await expect(office.getByText('No hay ningún certificado con ese código.')).toBeVisible();
  await meetsAxe(office);
  await office.close();
});

test('A student finds the own place by keyboard in English', async ({ page, school }) => {
  await school.knex('users').where({ username: 'student' }).update({ locale: 'en' });
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  await signIn(page, 'student');
  await page.goto(`/students/${id}/form`);
  await tabTo(page, main(page).getByRole('link', { name: /^See the certificate/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Certificate', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Back to your profile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Where your account is open' })).toContainText('This session');
});

test('A student takes along what the school holds of them', async ({ page, school }) => {
  await school.knex('users').where({ username: 'student' }).update({ locale: 'es' });
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  await signIn(page, 'student');
  await page.goto(`/students/${id}/form`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar mis datos' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ students: [{ id }] });
});
