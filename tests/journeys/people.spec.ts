import type { Page } from 'playwright/test';
import { tableOf } from '#tests/desk/people/table.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';

test.use({ actionTimeout: 20_000 });
const patient = { timeout: 60_000 };

const main = (page: Page) => page.getByRole('main');
const upload = (page: Page, text: string) =>
  main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'alumnos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function pressKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('A coordinator merges two records of one student and undoes it', async ({ page, school }) => {
  const { group_id } = await school.knex('users').where({ kind: 'student' }).first('group_id');
  const twin = (at: number) => ({
    ...{ kind: 'student', username: `gemela${at}`, student_id: `G-${at}`, email: `gemela${at}@school.example` },
    ...{
      password: '-',
      first_name: 'Abril',
      name: 'Gemela',
      date_of_birth: '1990-01-02',
      group_id,
      student_type: 'normal',
    },
  });
  await school.knex('users').insert([twin(1), twin(2)]);
  await signIn(page, 'coordinator');
  await page.goto('/duplicates');
  const pair = page.getByRole('listitem').filter({ hasText: 'G-2' });
  await expect(pair).toContainText('Nombre y fecha de nacimiento');
  await meetsAxe(page);
  await pair.getByRole('button', { name: 'Comparar y unir' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Abril Gemela · G-2 se desactiva');
  const unite = dialog.getByRole('button', { name: 'Unir', exact: true });
  await expect(unite).toBeEnabled();
  await unite.press('Enter');
  // Nothing of the page counts while the dialog stands before it.
  await expect(dialog).toHaveCount(0);
  await expect(pair).toHaveCount(0);
  const { id } = await school.knex('users').where({ student_id: 'G-2' }).first('id');
  await page.goto(`/students/${id}/form`);
  await expect(main(page)).toContainText('Este registro se unió a Abril Gemela · G-1');
  await page.getByRole('button', { name: 'Deshacer la unión' }).press('Enter');
  await expect(main(page).getByText('Este registro se unió a')).toHaveCount(0);
  expect((await school.knex('users').where({ id }).first('status')).status).toBe('active');
});

test('Customer service imports 300 students of whom 7 are bad, undoes it and imports them again, by keyboard', async ({
  page,
  school,
}) => {
  test.slow();
  await school.knex('groups').insert({ name: 'Grupo A' });
  const count = async () => (await school.knex('users').whereLike('student_id', 'K0%').select('id')).length;
  await signIn(page, 'customer-service');
  await page.goto('/students');
  await tabTo(page, page.getByRole('link', { name: 'Importar' }));
  await page.keyboard.press('Enter');
  await upload(page, tableOf('K', 300));
  await expect(page.getByRole('heading', { name: 'Columnas' })).toBeVisible();
  await meetsAxe(page);
  await pressKey(page, 'Revisar');
  await expect(page.getByRole('button', { name: '7 fuera' })).toBeVisible(patient);
  await expect(main(page)).toContainText('En la escuela no hay «Grupo que no hay»');
  await expect(page.getByRole('link', { name: 'Filas que quedaron fuera (CSV)' })).toBeVisible();
  await meetsAxe(page);
  await tabTo(page, page.getByRole('checkbox', { name: /^Enviar a cada estudiante nuevo/ }));
  await page.keyboard.press('Space');
  await pressKey(page, 'Importar 293 estudiantes');
  await expect(main(page)).toContainText('293 estudiantes importados', patient);
  expect(await count()).toBe(293);
  await pressKey(page, 'Deshacer la importación');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).press('Enter');
  await expect(main(page)).toContainText('La importación se deshizo.', patient);
  expect(await count()).toBe(0);

  await page.goto('/student-imports');
  await upload(page, tableOf('K', 300));
  await pressKey(page, 'Revisar');
  await pressKey(page, 'Importar 293 estudiantes');
  await expect(main(page)).toContainText('293 estudiantes importados', patient);
  expect(await count()).toBe(293);
});

test('An action on over 1,000 students goes on while its page shows how far it is, and is undone', async ({
  page,
  school,
}) => {
  test.slow();
  const { group_id } = await school.knex('users').where({ kind: 'student' }).first('group_id');
  const many = Array.from({ length: 1010 }, (_, at) => ({
    ...{
      kind: 'student',
      username: `mil${at}`,
      student_id: `M-${at}`,
      email: `mil${at}@school.example`,
      password: '-',
    },
    ...{ first_name: `Mil ${at}`, name: 'Muchos', date_of_birth: '1990-01-02', group_id, student_type: 'external' },
  }));
  await school.knex.batchInsert('users', many, 500);
  await signIn(page, 'coordinator');
  await page.goto(`/students?filter=${encodeURIComponent('{"q":"Muchos","status":["active"]}')}`);
  await page.getByRole('checkbox', { name: 'Marcar todo' }).check();
  await page.getByRole('button', { name: 'Marcar las 1,010 filas de este filtro' }).click();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  const progress = page.getByRole('region', { name: 'Acción en lote' });
  await expect(progress).toContainText('Desactivar: 1,010 de 1,010 hechas', { timeout: 120_000 });
  await expect(progress).toContainText('Quedan 0 filas por hacer.');
  await progress.getByRole('link', { name: 'Fila por fila' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Mil 0 Muchos' })).toContainText('Hecha');
  await meetsAxe(page);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter');
  await expect(main(page)).toContainText('Activar: 1,010 de 1,010 hechas', { timeout: 120_000 });
});

test('The lists of demo, external, advanced and beginner forum students stand in the menu', async ({ page }) => {
  await signIn(page, 'customer-service');
  await page.goto('/students');
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Externo', exact: true }).press('Enter');
  await expect(page).toHaveURL(/student_type.*external/);
  await expect(menu.getByRole('link', { name: 'Externo', exact: true })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Demo', 'Avanzado', 'Foro principiante'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});
