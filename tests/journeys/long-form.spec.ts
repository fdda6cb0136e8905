import type { Page } from 'playwright/test';
import { send } from '#tests/support/browser/send.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

const count = 120;

const gaps = (words: string) => ({
  type: 'gap_typed',
  body: { prompt: { es: 'Completa.', en: 'Complete.' }, text: `${words} {{1}}.`, gaps: [{ id: '1' }] },
  key: { gaps: [{ id: '1', accept: [{ text: 'tea' }] }] },
});

/** An exercise of as many questions as fill more than a page of the API. */
async function longForm(page: Page, { knex }: Served): Promise<number> {
  await signIn(page, 'coordinator');
  const { lesson_id } = await knex('forms').whereNotNull('lesson_id').first('lesson_id');
  const { id } = await send(page, 'POST', '/api/exercise_forms', { lesson_id, order: 99, title: 'Largo' });
  const questions = Array.from({ length: count }, (_, at) => ({ order: at + 1, ...gaps(`Person ${at + 1} drinks`) }));
  await knex('questions').insert(questions.map((question) => ({ form_id: id, points: 1, ...question })));
  return id;
}

const card = (page: Page, number: number) => page.locator('li[id^="question-"]').nth(number - 1);
const edit = (page: Page, number: number) =>
  page.getByRole('button', { name: `Editar la pregunta ${number}`, exact: true });
const prompt = 'Qué hay que hacer (Español)';

test('Whoever saves or cancels question 100 of 120 stays there', async ({ page, school }) => {
  const form = await longForm(page, school);
  await page.goto(`/exercise_forms/${form}`);
  // A list so long renders in full only those of its cards that are near.
  await expect(edit(page, 1)).toBeVisible();
  await expect(edit(page, 100)).toHaveCount(0);
  await card(page, 100).scrollIntoViewIfNeeded();
  for (const button of ['Guardar', 'Cancelar']) {
    await edit(page, 100).click();
    await card(page, 100).getByRole('textbox', { name: prompt }).fill(`Completa con ${button}.`);
    await card(page, 100).getByRole('button', { name: button }).click();
    await expect(page.locator('li[id^="question-"] form')).toHaveCount(0);
    await expect(edit(page, 100)).toBeFocused();
    await expect(card(page, 100)).toBeInViewport();
  }
  const { body } = await school.knex('questions').where({ form_id: form, order: 100 }).first('body');
  expect(body.prompt.es).toBe('Completa con Guardar.');
  await page.getByRole('button', { name: 'Agregar otra pregunta' }).click();
  await page.getByRole('menuitem', { name: 'Respuesta corta' }).click();
  await card(page, 121).getByRole('textbox', { name: prompt }).fill('Saluda');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Agregar otra pregunta' })).toBeFocused();
});

test('Questions that cannot be read are not called missing, and come once they can', async ({ page, school }) => {
  const form = await longForm(page, school);
  const questions = page.getByRole('heading', { name: / preguntas?$/ });
  const away = page.getByRole('alert').filter({ hasText: 'No se puede llegar al servidor' });
  const again = away.getByRole('button', { name: 'Intentar de nuevo' });
  for (const hindered of [/\/api\/questions\?/, /\/api\/questions\?.*range=%5B100/]) {
    let asked = 0;
    await page.route(hindered, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`/exercise_forms/${form}`);
    await expect(away).toBeVisible();
    await expect(questions).toHaveCount(0);
    await expect(page.getByText('Todavía no hay preguntas')).toHaveCount(0);
    // Nobody asks on and on by themselves.
    await page.waitForTimeout(1000);
    expect(asked).toBeLessThan(5);
    await page.unroute(hindered);
    await again.click();
    await expect(questions).toHaveText(`${count} preguntas`);
    await expect(away).toHaveCount(0);
    await page.goto('/dashboard');
  }
});

test('No question is called unfinished while what its type asks for is on its way', async ({ page, school }) => {
  const form = await longForm(page, school);
  const compiled: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/questions/compile')) compiled.push(request.postData() ?? '');
  });
  await page.route(/\/api\/questions\/types/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto(`/exercise_forms/${form}`);
  await expect(edit(page, 1)).toBeVisible();
  await expect.poll(() => compiled.length).toBeGreaterThan(0);
  expect(compiled.filter((questions) => questions.includes('"body":{}'))).toEqual([]);
});
