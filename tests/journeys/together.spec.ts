import { meetsAxe } from '#tests/support/browser/axe.ts';
import { send } from '#tests/support/browser/send.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';

const options = ['live', 'lives', 'living'].map((text) => ({ id: text, text }));
const question = (number: number) => ({
  type: 'choice_single',
  order: number,
  body: { prompt: { es: `Elige la forma ${number}.`, en: `Choose form ${number}.` }, options },
  key: { correct: 'lives', feedback: { incorrect: { es: 'Con she lleva s.' } } },
});

test('Two people on one form see each other, and neither writes over the other; one tries it as a student', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'coordinator');
  const { lesson_id } = await school.knex('forms').whereNotNull('lesson_id').first('lesson_id');
  const { id } = await send(page, 'POST', '/api/exercise_forms', { lesson_id, order: 99, title: 'Entre dos' });
  const write = (number: number) => send(page, 'POST', '/api/questions', { form_id: id, ...question(number) });
  const made = [await write(1), await write(2), await write(3)] as const;
  await page.goto(`/exercise_forms/${id}`);
  await page.getByRole('button', { name: 'Editar la pregunta 3' }).click();

  const other = await (await browser.newContext({ baseURL: school.url, locale: 'es-MX' })).newPage();
  await signIn(other, 'admin');
  // As the check of a level leads to a question.
  await other.goto(`/exercise_forms/${id}#question-${made[1].id}`);
  const led = other.locator(`#question-${made[1].id}`);
  await expect(led.getByRole('textbox', { name: 'Qué hay que hacer (Español)' })).toBeFocused();
  await expect(other.getByText('está en la pregunta 3')).toBeVisible();
  await expect(page.getByText('está en la pregunta 2')).toBeVisible();

  const card = page.locator(`#question-${made[2].id}`);
  const field = card.getByRole('textbox', { name: 'Qué hay que hacer (Español)' });
  await field.fill('Lo mío');
  await send(other, 'PUT', `/api/questions/${made[2].id}`, { key: { correct: 'living' } });
  await expect(page.getByText('cambió la pregunta 3.')).toBeVisible();
  await expect(card.getByText('Otra persona guardó esta pregunta mientras escribes.')).toBeVisible();
  await expect(field).toHaveValue('Lo mío');
  await meetsAxe(page);
  await card.getByRole('button', { name: 'Guardar' }).click();
  const conflict = page.getByRole('dialog', { name: 'Alguien más cambió esto' });
  await expect(conflict.getByRole('row', { name: 'Español Elige la forma 3. Lo mío Elige la forma 3.' })).toBeVisible();
  await expect(conflict.getByRole('row', { name: 'Correcto lives living living' })).toBeVisible();
  await meetsAxe(page);
  await conflict.getByRole('button', { name: 'Volver al formulario' }).click();
  await send(other, 'DELETE', `/api/questions/${made[2].id}`);
  await expect(card.or(page.locator('li[id^="question-"]').nth(2)).getByText('Otra persona quitó')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Qué hay que hacer (Español)' })).toHaveValue('Lo mío');

  await expect(other.locator('li[id^="question-"]')).toHaveCount(2);
  const preview = other.getByTitle('Como lo ve el estudiante').contentFrame();
  // What is tried begins anew when the form is another one.
  await expect(preview.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(preview.getByRole('heading', { name: 'Elige la forma 2.' })).toBeVisible();
  await preview.getByRole('radio', { name: 'lives' }).first().click();
  await preview.getByRole('button', { name: 'Entregar y ver la nota' }).click();
  await preview.getByRole('button', { name: 'Enviar así' }).click();
  await expect(preview.getByText('Es una prueba: no se guardó nada')).toBeVisible();
  await expect(preview.getByText('50 %')).toBeVisible();
  await expect(preview.getByText('Con she lleva s.')).toBeVisible();
  await meetsAxe(other);
  await preview.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(preview.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(
    await school.knex('attempts as a').join('form_versions as v', 'v.id', 'a.form_version_id').where('v.form_id', id),
  ).toEqual([]);
  await other.context().close();
});
