import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000 - 6 * 3_600_000).toISOString().slice(0, 10);

/** Chooses in a select by its keys. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('option', { name: option });
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Enter');
}

test('A message reaches exactly its audience, is read on a phone, and the office sees by whom', async ({
  page,
  browser,
  school,
}) => {
  await school.knex('users').whereIn('username', ['student', 'advanced', 'coordinator']).update({ locale: 'es' });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signIn(page, 'coordinator');
  await page.goto('/messages/create');
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Cambio de horario');
  await page.getByRole('textbox', { name: 'Título en inglés' }).fill('New hours');
  await page.getByRole('textbox', { name: 'Contenido', exact: true }).fill('Abrimos a las nueve.');
  await page.getByRole('textbox', { name: 'Contenido en inglés' }).fill('We open at nine.');
  await choose(page, 'Para quién', 'Un tipo de estudiante');
  await choose(page, 'Tipo de estudiante', 'Normal');
  await expect(page.getByText(/^Llega a \d+ estudiantes\.$/)).toBeVisible();
  await choose(page, 'Prioridad', 'Urgente');
  await page.getByLabel('Se muestra desde').fill(dayIn(0));
  await page.getByLabel('Se muestra hasta').fill(dayIn(1));
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await meetsAxe(page);
  await page.getByRole('button', { name: 'Activar' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Llega a \d+ estudiantes\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Activar' }).press('Enter');
  await expect(page.getByText('Quién lo leyó')).toBeVisible();

  const phone = { baseURL: school.url, viewport: { width: 360, height: 740 } };
  const reader = await (await browser.newContext(phone)).newPage();
  await signIn(reader, 'student');
  await reader.goto('/home');
  const message = reader.getByRole('article', { name: /Cambio de horario/ });
  await expect(message).toContainText('Abrimos a las nueve.');
  await fits(reader);
  const account = reader.getByRole('banner').locator('summary');
  await expect(account).toHaveAccessibleName(/Notificaciones: \d+ sin leer/);
  await meetsAxe(reader);
  await account.press('Enter');
  await expect(reader.getByRole('link', { name: /Notificaciones.*sin leer/ })).toBeVisible();
  await meetsAxe(reader);
  await reader.keyboard.press('Escape');
  await message.getByRole('button', { name: /^Entendido/ }).press('Enter');
  await expect(reader.getByText('Leíste «Cambio de horario».')).toBeVisible();
  await reader.getByRole('button', { name: /^Deshacer/ }).press('Enter');
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: /^Entendido/ }).press('Enter');
  await expect(message).toBeHidden();
  await reader.goto('/notifications');
  await expect(reader.getByRole('listitem').filter({ hasText: 'Cambio de horario' })).toBeVisible();
  await fits(reader);
  await meetsAxe(reader);

  const other = await (await browser.newContext(phone)).newPage();
  await signIn(other, 'advanced');
  await other.goto('/forum');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('Cambio de horario')).toHaveCount(0);
  await other.goto('/notifications');
  await expect(other.getByText('Cambio de horario')).toHaveCount(0);

  const { id } = await school.knex('messages').where({ title: 'Cambio de horario' }).first();
  await page.reload();
  const audience = { kind: 'student', status: 'active', student_type: 'normal' };
  const unread = (await school.knex('users').where(audience).pluck('id')).length - 1;
  await expect(page.getByText(`Faltan ${unread} por leerlo.`)).toBeVisible();
  await page.getByRole('button', { name: 'Recordar' }).press('Enter');
  const reminding = page.getByRole('dialog');
  await expect(reminding.getByText(`Faltan ${unread} por leerlo.`)).toBeVisible();
  await reminding.getByRole('button', { name: 'Recordar' }).press('Enter');
  await expect(reminding).toHaveCount(0);
  const told = school.knex('notices').where({ notice: 'message_reminder', record_id: id });
  await expect.poll(async () => (await told.clone()).length).toBe(unread);
  const reader_id = (await school.knex('users').where({ username: 'student' }).first('id')).id;
  expect(await told.clone().where({ user_id: reader_id })).toEqual([]);
  await page.getByRole('link', { name: /Lo leyó 1 estudiante/ }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Mariana' })).toBeVisible();
  await reader.context().close();
  await other.context().close();
});
