import type { Page } from 'playwright/test';
import { drag } from '#tests/support/browser/drag.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const questions = (page: Page) => page.getByRole('region', { name: /^\d+ preguntas?$/ });
const cards = (page: Page) => questions(page).getByRole('listitem');
const titles = async (page: Page) =>
  (await questions(page).getByRole('heading', { level: 3 }).allTextContents()).map((title) =>
    title.replace(/^\d+\. /, ''),
  );

/** The first exercise of the course that has been published. */
async function openExercise(page: Page): Promise<void> {
  await signIn(page, 'coordinator');
  await page.goto(`/exercise_forms?filter=${encodeURIComponent('{"status":["active"]}')}`);
  await page.locator('tbody tr').first().getByRole('link').last().click();
  await expect(page).toHaveURL(/\/levels\/level\/\d+\/lesson\/\d+\/exercise\/\d+\/form$/);
  await expect(cards(page).first()).toBeVisible();
}

test('The short address of an exercise becomes the specification’s once its lesson is known', async ({ page }) => {
  await openExercise(page);
  const long = page.url();
  const id = /exercise\/(\d+)/.exec(long)?.[1];
  await page.goto(`/exercise_forms/${id}`);
  await expect(page).toHaveURL(long);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(long);
});

test('Questions are moved by buttons and by dragging, and the preview follows', async ({ page }) => {
  await openExercise(page);
  const [first, second, third, ...rest] = await titles(page);
  const preview = page.getByTitle('Como lo ve el estudiante').contentFrame();
  await expect(preview.getByRole('heading', { level: 2 }).first()).toContainText(first as string);

  await page.getByRole('button', { name: 'Bajar la pregunta 1' }).click();
  await expect.poll(() => titles(page)).toEqual([second, first, third, ...rest]);
  await expect(preview.getByRole('heading', { level: 2 }).first()).toContainText(second as string);
  await expect(page.getByText('Cambios sin publicar').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeVisible();

  await drag(cards(page).nth(2).getByTitle('Arrastra para mover'), cards(page).nth(0));
  await expect.poll(() => titles(page)).toEqual([third, second, first, ...rest]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([third, second, first, ...rest]);

  await drag(cards(page).nth(0).getByTitle('Arrastra para mover'), cards(page).nth(2));
  await expect.poll(() => titles(page)).toEqual([second, first, third, ...rest]);
  await page.getByRole('button', { name: 'Subir la pregunta 2' }).click();
  await expect.poll(() => titles(page)).toEqual([first, second, third, ...rest]);
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
});

test('A question is duplicated beside itself; one that is removed can be had back', async ({ page }) => {
  await openExercise(page);
  const before = await titles(page);
  await page.getByRole('button', { name: 'Duplicar la pregunta 2' }).click();
  await expect.poll(() => titles(page)).toEqual(before.toSpliced(1, 0, before[1] as string));
  await page.getByRole('button', { name: 'Quitar la pregunta 3' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
  await page
    .locator('.MuiSnackbar-root')
    .filter({ hasText: 'se eliminó' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(cards(page)).toHaveCount(before.length + 1);
  await page.getByRole('button', { name: 'Quitar la pregunta 3' }).click();
  await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(before);
});

test('A question is written by keyboard, and words of the text become gaps', async ({ page }) => {
  await openExercise(page);
  const count = await cards(page).count();
  await page.getByRole('button', { name: 'Agregar una pregunta' }).focus();
  await page.keyboard.press('Enter');
  const type = page.getByRole('menuitem', { name: 'Huecos para escribir' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await type.evaluate((item) => item === document.activeElement))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = cards(page).nth(count);
  await expect(card.getByRole('textbox', { name: 'Qué hay que hacer (Español)' })).toBeFocused();
  await page.keyboard.type('Completa con el verbo.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fill in the verb.');
  const text = card.getByRole('textbox', { name: 'Texto en inglés' });
  await text.fill('She goes to school.');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 8));
  await card.getByRole('button', { name: 'Agregar un hueco' }).click();
  await expect(text).toHaveValue('She {{1}} to school.');
  const gap = card.getByRole('group', { name: 'Hueco 1' });
  await expect(gap.getByRole('textbox', { name: 'Respuesta', exact: true })).toHaveValue('goes');
  // A mark that is taken out and written again has kept its answer.
  await text.fill('She  to school.');
  await expect(gap).toHaveCount(0);
  await text.fill('She {{1}} to school.');
  await expect(gap.getByRole('textbox', { name: 'Respuesta', exact: true })).toHaveValue('goes');
  await text.press('Control+s');
  await expect(page.locator('.MuiSnackbar-root')).toContainText('Pregunta: se agregó');
  await expect(page.getByRole('button', { name: 'Agregar otra pregunta' })).toBeFocused();
  await expect.poll(async () => (await titles(page)).at(-1)).toBe('Completa con el verbo.');
  await page.getByRole('button', { name: `Quitar la pregunta ${count + 1}` }).click();
  await expect(cards(page)).toHaveCount(count);
});

test('What is being written is not lost by leaving, nor when the form’s own fields are saved', async ({ page }) => {
  await openExercise(page);
  await page.getByRole('button', { name: 'Editar la pregunta 1' }).click();
  const prompt = cards(page).first().getByRole('textbox', { name: 'Qué hay que hacer (Español)' });
  await prompt.fill('A medio escribir');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('navigation').getByRole('link', { name: 'Niveles' }).first().click();
  await expect(prompt).toHaveValue('A medio escribir');
  await page.getByRole('button', { name: 'Ajustes del formulario' }).click();
  await page.getByRole('spinbutton', { name: 'Tiempo límite (minutos)' }).fill('15');
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect(page.locator('.MuiSnackbar-root')).toContainText('Ejercicio: se guardó');
  await expect(prompt).toHaveValue('A medio escribir');
  await cards(page).first().getByRole('button', { name: 'Cancelar' }).click();
  await expect(prompt).toHaveCount(0);
});

test('From an exam a coordinator comes to how students did in it', async ({ page, school }) => {
  const exam = await school
    .knex('forms')
    .where({ kind: 'exam', status: 'active' })
    .orderBy('id')
    .first('id', 'level_id');
  await signIn(page, 'coordinator');
  await page.goto(`/levels/level/${exam.level_id}/exam/${exam.id}/form`);
  await page.getByRole('link', { name: 'Resultado del examen' }).click();
  await expect(page).toHaveURL(new RegExp(`/exam/${exam.id}/form/score$`));
  // The attempts of the demo school are all at exercises.
  await expect(page.getByText('Todavía nadie ha tomado este examen.')).toBeVisible();
  await expect(page.getByText('0 filas')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Examen final/ })
    .click();
  await expect(page.getByRole('button', { name: 'Ajustes del formulario' })).toBeVisible();
});
