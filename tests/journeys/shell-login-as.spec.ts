import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { enter, expect, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Actuando como otra persona' });

/** Opens the page of a person and acts as them. */
async function actAs(page: Page, { knex }: Served, kind: 'students' | 'staff', username: string): Promise<void> {
  const { id } = await knex('users').where({ username }).first('id');
  await page.goto(`/${kind}/${id}/form`);
  await page.getByRole('button', { name: 'Entrar como' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Durante 30 minutos');
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill('not the right one');
  await dialog.getByLabel('Motivo').fill('No encuentra su clase');
  await dialog.getByRole('button', { name: 'Entrar como' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Contraseña' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill('learning-demo');
  await dialog.getByRole('button', { name: 'Entrar como' }).click();
}

test('An admin acts as a student, whom every page names, and comes back', async ({ page, school, browser }) => {
  const elsewhere = await browser.newContext({ baseURL: school.url, locale: 'es-MX' });
  const mariana = await elsewhere.newPage();
  await enter(mariana, 'student');

  await enter(page, 'admin');
  await actAs(page, school, 'students', 'student');
  await expect(page).toHaveURL(/\/home$/);
  for (const path of ['/home', '/levels', '/nothing']) {
    await page.goto(path);
    await expect(banner(page)).toContainText('Beatriz Montaño Ríos actúa como Mariana López Herrera.');
    await expect(banner(page)).toContainText(/Quedan (29|30) minutos/);
    await meetsAxe(page);
  }
  await mariana.reload();
  await expect(mariana, 'the own session lives on').toHaveURL(/\/home$/);
  await expect(banner(mariana)).toBeHidden();
  await elsewhere.close();

  await page.goto('/levels');
  await banner(page).getByRole('button', { name: 'Volver a mi sesión' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Beatriz Montaño Ríos').first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('An admin acts as a teacher in the back office, on a narrow screen too, and comes back without script', async ({
  page,
  school,
  browser,
}) => {
  await enter(page, 'admin');
  await actAs(page, school, 'staff', 'teacher');
  await expect(page).toHaveURL(/\/calendar$/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/calendar', '/resources']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toContainText('actúa como Daniel Ortiz Lozano.');
    await meetsAxe(page);
  }
  const plain = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const bare = await plain.newPage();
  await bare.goto('/calendar');
  await banner(bare).getByRole('button').click();
  await expect(bare).toHaveURL(/\/dashboard$/);
  await plain.close();
});

test('Nobody is offered to act as another admin, and none but an admin to act as anybody', async ({ page, school }) => {
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  await enter(page, 'coordinator');
  await page.goto(`/students/${id}/form`);
  await expect(page.getByRole('button', { name: 'Desactivar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar como' })).toBeHidden();
});
