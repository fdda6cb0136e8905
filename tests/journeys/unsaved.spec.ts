import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { send } from '#tests/support/browser/send.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

const gaps = (words: string) => ({
  type: 'gap_typed',
  body: { prompt: { es: 'Completa.', en: 'Complete.' }, text: `${words} {{1}}.`, gaps: [{ id: '1' }] },
  key: { gaps: [{ id: '1', accept: [{ text: 'tea' }] }] },
});

/** An exercise with these questions, open in the editor. */
async function opened(page: Page, { knex }: Served, questions: object[], publish = false): Promise<number> {
  await signIn(page, 'coordinator');
  const { lesson_id } = await knex('forms').whereNotNull('lesson_id').first('lesson_id');
  const { id } = await send(page, 'POST', '/api/exercise_forms', { lesson_id, order: 99, title: 'Sin guardar' });
  for (const [at, question] of questions.entries())
    await send(page, 'POST', '/api/questions', { form_id: id, order: at + 1, ...question });
  if (publish) await send(page, 'POST', `/api/exercise_forms/${id}/activate`);
  await page.goto(`/exercise_forms/${id}`);
  await expect(page.getByRole('button', { name: 'Editar la pregunta 1', exact: true })).toBeVisible();
  return id;
}

const card = (page: Page, number: number) => page.locator('li[id^="question-"]').nth(number - 1);
const prompt = 'Qué hay que hacer (Español)';
const edit = (page: Page, number: number) =>
  page.getByRole('button', { name: `Editar la pregunta ${number}`, exact: true }).click();
const notice = (page: Page) => page.locator('.MuiSnackbar-root');
const prompts = async ({ knex }: Served, form_id: number): Promise<string[]> =>
  (await knex('questions').where({ form_id }).orderBy('order').select('body')).map(({ body }) => body.prompt.es);

test('Ctrl-S saves every question that is being written, wherever the focus is, and leads to the one that is wrong', async ({
  page,
  school,
}) => {
  const form = await opened(page, school, [gaps('I drink'), gaps('You drink'), gaps('We drink')]);
  for (const number of [1, 2, 3]) await edit(page, number);
  await card(page, 1).getByRole('textbox', { name: prompt }).fill('Uno');
  await card(page, 2).getByRole('textbox', { name: prompt }).fill('Dos');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+s');
  await expect(notice(page)).toContainText('2 Preguntas: se guardaron');
  expect(await prompts(school, form)).toEqual(['Uno', 'Dos', 'Completa.']);
  // Nothing was written in the third: it stays as it is.
  await expect(page.locator('li[id^="question-"] form')).toHaveCount(1);

  await edit(page, 1);
  await card(page, 1).getByRole('textbox', { name: prompt }).fill('Uno y medio');
  await card(page, 3).getByRole('textbox', { name: prompt }).fill('x'.repeat(5000));
  await page.keyboard.press('Control+s');
  await expect(card(page, 3).getByRole('textbox', { name: prompt })).toBeFocused();
  // Notices wait for one another.
  await expect(notice(page)).toContainText('No se guardó la pregunta 3.');
  expect(await prompts(school, form)).toEqual(['Uno y medio', 'Dos', 'Completa.']);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(card(page, 3).getByRole('textbox', { name: prompt })).toBeFocused();
  expect(await school.knex('form_versions').where({ form_id: form })).toEqual([]);
});

test('Publishing takes along what is open and not saved yet', async ({ page, school }) => {
  const form = await opened(page, school, [gaps('I drink')], true);
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  await edit(page, 1);
  await card(page, 1).getByRole('textbox', { name: prompt }).fill('Con lo último');
  await page.getByRole('button', { name: 'Publicar' }).dblclick();
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  const versions = await school.knex('form_versions').where({ form_id: form }).orderBy('number');
  expect(versions.map(({ key }) => key[0].body.prompt.es)).toEqual(['Completa.', 'Con lo último']);
});

test('On a slow line a question is saved once, and what is typed meanwhile stays', async ({ page, school }) => {
  const form = await opened(page, school, [gaps('I drink')]);
  let asked = 0;
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/questions', async (route) => {
    if (route.request().method() === 'POST') asked += 1;
    await typed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await page.getByRole('menuitem', { name: 'Respuesta corta' }).click();
  const field = card(page, 2).getByRole('textbox', { name: prompt });
  await field.fill('Saluda');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await field.pressSequentially(' a Ana');
  goOn();
  await expect(notice(page)).toContainText('Pregunta: se agregó');
  await expect(field).toHaveValue('Saluda a Ana');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.locator('li[id^="question-"] form')).toHaveCount(0);
  expect(await prompts(school, form)).toEqual(['Completa.', 'Saluda a Ana']);
  expect(asked).toBe(1);
});

test('No control of one question reaches another', async ({ page, school }) => {
  await opened(page, school, [gaps('I drink'), gaps('You drink')]);
  await edit(page, 1);
  await edit(page, 2);
  const text = (number: number) => card(page, number).getByRole('textbox', { name: 'Texto en inglés' });
  await text(2).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 3));
  await card(page, 2).getByRole('button', { name: 'Agregar un hueco' }).click();
  await expect(text(2)).toHaveValue('{{2}} drink {{1}}.');
  await expect(text(1)).toHaveValue('I drink {{1}}.');
  // Where nobody has put a caret, the end is meant.
  await card(page, 1).getByRole('button', { name: 'Agregar un hueco' }).click();
  await expect(text(1)).toHaveValue('I drink {{1}}.{{2}}');
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(twice).toEqual([]);
});

test('A removed question is put back after a reload, and a published version becomes the draft again', async ({
  page,
  school,
}) => {
  const form = await opened(page, school, [gaps('I drink'), gaps('You drink')], true);
  await page.getByRole('button', { name: 'Quitar la pregunta 2' }).click();
  await expect(page.getByRole('button', { name: 'Editar la pregunta 2' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Quitadas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preguntas quitadas' });
  await expect(dialog.getByRole('listitem')).toContainText(['You drink ____.']);
  await meetsAxe(page);
  await dialog.getByRole('button', { name: 'Recuperar' }).click();
  await expect(dialog.getByText('no se ha quitado ninguna')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);

  const { id } = await school.knex('questions').where({ form_id: form }).orderBy('order').first('id');
  await send(page, 'PUT', `/api/questions/${id}`, { body: { ...gaps('He drinks').body, prompt: { es: 'Otra.' } } });
  await page.goto(`/exercise_forms/${form}#versions`);
  await page.getByRole('button', { name: 'Volver a la versión 1' }).click();
  const restoring = page.getByRole('dialog', { name: 'Volver a la versión 1' });
  await expect(restoring.getByText('antes: Otra. → ahora: Completa.')).toBeVisible();
  await meetsAxe(page);
  await restoring.getByRole('button', { name: 'Volver a esta versión' }).dblclick();
  await expect(restoring).toHaveCount(0);
  expect(await prompts(school, form)).toEqual(['Completa.', 'Completa.']);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Deshacer el último cambio (Ctrl+Z)' }).click();
  await expect.poll(() => prompts(school, form)).toEqual(['Otra.', 'Completa.']);
});

test('The preview shows the question in which its author writes, and cards that ask the same are told apart', async ({
  page,
  school,
}) => {
  const people = Array.from({ length: 9 }, (_, at) => gaps(`Person ${at + 1} drinks`));
  await opened(page, school, people);
  await expect(card(page, 7)).toContainText('Person 7 drinks ____.');
  await edit(page, 2);
  await edit(page, 8);
  const preview = page.getByTitle('Como lo ve el estudiante').contentFrame();
  const current = preview.locator('.question[aria-current]');
  await expect(current).toContainText('Person 8 drinks');
  await expect(current).toBeInViewport();
  await card(page, 2).getByRole('textbox', { name: 'Texto en inglés' }).click();
  await expect(current).toContainText('Person 2 drinks');
  await page.keyboard.type('Now ');
  await expect(current).toContainText('Now');
  await expect(current).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
});

test('The preview follows by itself once a server that was away answers again', async ({ page, school }) => {
  let isAway = false;
  await page.route('**/api/questions/compile', (route) => (isAway ? route.abort() : route.continue()));
  await opened(page, school, [gaps('Somebody drinks')]);
  const preview = page.getByTitle('Como lo ve el estudiante').contentFrame();
  await expect(preview.locator('.question')).toContainText('Somebody drinks');
  await edit(page, 1);
  isAway = true;
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/compile'));
  await card(page, 1).getByRole('textbox', { name: 'Texto en inglés' }).click();
  await page.keyboard.type('Now ');
  await refused;
  await expect(preview.locator('.question')).not.toContainText('Now');
  isAway = false;
  await expect(preview.locator('.question')).toContainText('Now');
});
