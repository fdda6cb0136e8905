import { pdf, picture } from '#tests/files/samples.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

const orders = ({ knex }: Served) => knex('levels').orderBy('order').pluck('id');

test('Levels change places by finger and by keyboard, and it can be taken back', async ({ browser, school }) => {
  const context = await browser.newContext({
    baseURL: school.url,
    hasTouch: true,
    viewport: { width: 1024, height: 900 },
  });
  const page = await context.newPage();
  const [first, second, third, ...rest] = await orders(school);
  await signIn(page, 'coordinator');
  await page.goto('/levels');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3 + rest.length);
  const [from, to] = await Promise.all(
    [0, 2].map((at) => rows.nth(at).getByTitle('Arrastra para ordenar').boundingBox()),
  );
  const middle = (box?: { x: number; y: number } | null) => ({ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 });
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle(from)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [middle(to)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => orders(school)).toEqual([second, third, first, ...rest]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => orders(school)).toEqual([first, second, third, ...rest]);
  await page.reload();
  await rows
    .nth(0)
    .getByRole('button', { name: /^Bajar/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => orders(school)).toEqual([second, first, third, ...rest]);
  await context.close();
});

test('Several files go into the library one after the other; a disguised one says why not, a slow one is given up', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/resources');
  await page.route(/\/upload\?.*name=slow\.png/, () => undefined);
  await page.getByRole('button', { name: 'Subir archivos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Elegir archivos').setInputFiles([
    { name: 'hoja.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') },
    { name: 'slow.png', mimeType: 'image/png', buffer: await picture(4, 4) },
    { name: 'foto.png', mimeType: 'image/png', buffer: await picture(40, 40) },
  ]);
  const rows = dialog.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Listo');
  await expect(rows.nth(1)).toContainText('No se subió');
  await expect(dialog.getByRole('progressbar', { name: 'Avance de «slow.png»' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar «slow.png»' }).click();
  await expect(rows.nth(2)).toContainText('Cancelado');
  await expect(rows.nth(3)).toContainText('Listo');
  await expect(dialog.getByRole('status')).toHaveText('2 de 4 archivos');
  await meetsAxe(page);
  await rows.nth(3).getByRole('link', { name: 'foto.png' }).click();
  await expect(page).toHaveURL(/resources\/\d+$/);
  await expect(page.getByText('Todavía no se usa en ningún lugar.')).toBeVisible();
});

test('What is not translated is listed, found at its place, and gone once it is translated', async ({
  page,
  school,
}) => {
  const { knex } = school;
  await knex('users').where({ username: 'coordinator' }).update({ locale: 'es' });
  await knex('resources').update({ english_name: 'named' });
  await knex('lessons').where({ english_name: null }).update({ english_name: 'x' });
  await knex('levels').whereNull('english_description').update({ english_description: 'x' });
  await knex('sections').whereNull('english_title').update({ english_title: 'x' });
  await knex('class_lessons').whereNull('english_content').update({ english_content: 'x' });
  const { id, title } = await knex('sections').orderBy('id').first('id', 'title');
  await knex('sections').where({ id }).update({ english_title: null });
  await signIn(page, 'coordinator');
  await page.goto('/levels');
  await page.getByRole('link', { name: 'Sin traducir' }).click();
  await expect(page).toHaveURL(/\/untranslated$/);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByRole('cell').nth(2)).toHaveText('Título');
  await page.getByLabel('Qué es').click();
  await page.getByRole('option', { name: 'Secciones' }).click();
  await expect(page).toHaveURL(/filter=.*sections/);
  await row.getByRole('link').click();
  const english = page.getByLabel('Título en inglés');
  const mark = page.getByText('Sin traducir', { exact: true });
  await expect(mark).toHaveCount(1);
  await english.fill('Translated');
  await expect(mark).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Sección: se guardó')).toBeVisible();
  await page.goto('/untranslated');
  await expect(page.getByText('Todo está en los dos idiomas.')).toBeVisible();
});
