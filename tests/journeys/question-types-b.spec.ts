import type { Page } from 'playwright/test';
import { isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { expect, scored, signIn, tabTo, test } from '#tests/support/journey.ts';
import { onOnePage } from '#tests/support/lessons.ts';
import type { Served } from '#tests/support/served.ts';

/** Opens the exercise that listens, reads and corrects, as a student of its level. */
async function begin(page: Page, school: Served): Promise<void> {
  await onOnePage(school);
  const { knex } = school;
  const form = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .where({ 'forms.title': 'En el mercado y en la estación' })
    .first('forms.id as exercise', 'lessons.id as lesson', 'lessons.level_id as level');
  await knex('users').where({ username: 'student' }).update({ current_level_id: form.level });
  await knex('attempts').where({ status: 'draft' }).delete();
  await signIn(page, 'student');
  await page.goto(`/levels/level/${form.level}/lesson/${form.lesson}/exercise/${form.exercise}/form`);
  await isAwake(page);
  await page
    .getByRole('button', { name: 'Empezar' })
    .or(page.getByRole('button', { name: 'Intentar otra vez' }))
    .click();
  await expect(page.locator('.question').first()).toBeVisible();
}

const question = (page: Page, prompt: string) => page.locator('.question').filter({ hasText: prompt });

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect(error.message, 'no error in the page').toBeNull());
});

test('By mouse: what is heard is written, words are marked and corrected, a passage stands beside its questions', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, school);
  const order = question(page, 'lo que pide el cliente');
  await expect(order).toContainText('Quedan 3 veces');
  await order.getByRole('button', { name: 'Escuchar: Un pedido en un café' }).click();
  await expect(order).toContainText('Quedan 2 veces');
  await order.getByRole('textbox').fill('two coffee and a cheese sandwich');
  await question(page, 'las dos oraciones')
    .getByRole('textbox')
    .fill('every saturday laura goes to the market with her father they buy fruit bread and fresh fish');
  const group = page.getByRole('region', { name: /Lee el mensaje de Diego/ });
  const [passage, first] = [group.locator('.passage'), group.locator('.question').first()];
  const [left, right] = [await passage.boundingBox(), await first.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await group.getByText('Three rooms', { exact: true }).click();
  await group.getByText('A big kitchen', { exact: true }).click();
  await group.getByText('There are no supermarkets near his apartment.').click();
  const errors = question(page, 'Hay tres errores');
  await errors.getByRole('button', { name: 'is', exact: true }).click();
  await page.keyboard.type('are');
  await errors.getByRole('button', { name: 'some', exact: true }).click();
  await page.keyboard.type('a');
  await errors.getByRole('button', { name: 'near', exact: true }).click();
  await errors.getByRole('button', { name: 'Dejar como está: «near»' }).click();
  const words = question(page, 'sustantivos en plural');
  for (const word of ['children', 'sandwiches,', 'tomatoes', 'friends.'])
    await words.getByText(word, { exact: true }).click();
  await expect(page.locator('.saving')).toHaveText('Guardado');
  await meetsAxe(page);
  await page.reload();
  await expect(question(page, 'lo que pide el cliente')).toContainText('Quedan 2 veces');
  await page.getByRole('button', { name: 'Enviar respuestas' }).click();
  await page.getByRole('button', { name: 'Enviar así' }).click();
  await scored(page);
  const heard = page.locator('.review').filter({ hasText: 'lo que pide el cliente' });
  await expect(heard).toContainText('tu respuesta: coffee correcto: coffees');
  await expect(page.locator('.review').filter({ hasText: 'Hay tres errores' })).toContainText(
    'Errores encontrados: 2 de 3',
  );
  await page.getByText('Lo que se dice en la grabación').click();
  await expect(page.getByText('twenty minutes late. There is a small café')).toBeVisible();
  await meetsAxe(page);
});

test('By keyboard alone on a 360 px phone: all of it is answered, and the passage folds', async ({ page, school }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, school);
  await tabTo(page, question(page, 'lo que pide el cliente').getByRole('textbox'));
  await page.keyboard.type('Two coffees and a cheese sandwich, please.');
  const summary = page.getByRole('region', { name: /Lee el mensaje de Diego/ }).locator('summary');
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  await expect(page.getByText('My new apartment is in a quiet street')).toBeHidden();
  const errors = question(page, 'Hay tres errores');
  await tabTo(page, errors.getByRole('button', { name: 'is', exact: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('are');
  await expect(errors.getByRole('textbox', { name: 'En lugar de «is»' })).toHaveValue('are');
  await tabTo(page, question(page, 'sustantivos en plural').getByRole('checkbox', { name: 'children' }));
  await page.keyboard.press('Space');
  await expect(page.locator('.saving')).toHaveText('Guardado');
  await fits(page);
  await meetsAxe(page);
  await tabTo(page, page.getByRole('button', { name: 'Enviar respuestas' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Enviar así' }));
  await page.keyboard.press('Enter');
  await scored(page);
  const heard = page.locator('.review').filter({ hasText: 'lo que pide el cliente' });
  await expect(heard).toContainText('Two coffees and a cheese sandwich, please.');
});

/** Opens a form as its author, to add questions to it. */
async function openEditor(page: Page) {
  await signIn(page, 'coordinator');
  await page.goto(`/exercise_forms?filter=${encodeURIComponent('{"q":"mercado y en la"}')}`);
  await page.locator('tbody tr').first().getByRole('link').last().click();
  const cards = page.getByRole('region', { name: /^\d+ preguntas?$/ }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const prompt = page.getByRole('textbox', { name: 'Qué hay que hacer (Español)' });
  return {
    cards,
    preview: page.getByTitle('Como lo ve el estudiante').contentFrame(),
    add: () => page.getByRole('button', { name: 'Agregar una pregunta', exact: true }).click(),
    async write(type: string, asked: string, field: string, text: string) {
      await page.getByRole('menuitem', { name: type }).click();
      await prompt.fill(asked);
      await page.getByRole('textbox', { name: field }).fill(text);
    },
    async save() {
      await page.getByRole('button', { name: 'Guardar' }).last().click();
      await expect(prompt).toHaveCount(0);
    },
  };
}

test('Staff write marks, corrections and a dictation', async ({ page }) => {
  const { preview, add, write, save } = await openEditor(page);
  await add();
  await write('Marcar palabras', 'Marca el verbo.', 'Texto con marcas', 'She *sleeps* here.');
  await expect(preview.getByRole('checkbox', { name: 'sleeps' })).toBeAttached();
  await save();
  await add();
  await write('Corregir errores', 'Corrige.', 'Texto con marcas', 'He *go|goes* home.');
  await expect(preview.getByRole('button', { name: 'go', exact: true })).toBeVisible();
  await save();
  await add();
  await write('Dictado', 'Escribe lo que oyes aquí.', 'Lo que se dice', 'He goes home.');
  await save();
});

test('Staff write a passage with a question in it', async ({ page }) => {
  const { cards, preview, add, write, save } = await openEditor(page);
  await add();
  await write('Lectura o audio con preguntas', 'Lee la nota de Eva.', 'Texto en inglés', 'Eva is at home.');
  await save();
  const note = cards.filter({ hasText: 'Lee la nota de Eva.' });
  await expect(note).toContainText('no tiene ninguna pregunta');
  await note.getByRole('button', { name: 'Agregarle una pregunta' }).click();
  await write('Respuesta corta', '¿Dónde está Eva?', 'Texto en inglés', 'Eva is…');
  await save();
  await expect(preview.getByRole('region', { name: /Lee la nota de Eva/ }).locator('.question')).toHaveCount(1);
  await expect(note).not.toContainText('no tiene ninguna pregunta');
});
