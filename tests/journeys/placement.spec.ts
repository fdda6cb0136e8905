import type { Browser, Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { browserOf, idOf, ownPage } from '#tests/support/browser/page_views.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { enter, expect, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

const question = (page: Page) => page.locator('.question h2');

/** Goes to a control and presses it, as somebody without a mouse does. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}

/** Says not to know the question that is shown, and goes on to the next. */
async function sayUnknown(page: Page) {
  const name = await page.locator('input[name=question]').getAttribute('value');
  await press(page, /^(No la sé|I don't know)$/);
  await expect(page.locator(`input[name=question][value="${name}"]`)).toHaveCount(0);
}

/** Answers the question that is shown by keyboard, whatever it asks for, and goes on to the next. */
async function answer(page: Page) {
  const shown = page.locator('input[name=question]');
  const name = await shown.getAttribute('value');
  const radio = page.locator('.question').getByRole('radio').first();
  if ((await radio.count()) > 0) {
    await tabTo(page, radio);
    await page.keyboard.press('Space');
  } else {
    await tabTo(page, page.locator('.question').getByRole('textbox'));
    await page.keyboard.type('no idea');
  }
  await tabTo(page, page.locator('button[value=answer]'));
  await page.keyboard.press('Enter');
  await expect(page.locator(`input[name=question][value="${name}"]`)).toHaveCount(0);
}

const waitingOf = async ({ knex }: Served, student_id: number) =>
  (await knex('leveling_tests').where({ student_id, status: 'pending_revision' }).first('id')).id;

type Say = (es: string, en: string) => string;

/** A coordinator finds the test among those that wait, looks at it on a narrow screen too, and decides by keyboard. */
async function review(desk: Page, id: number, say: Say) {
  await desk.goto('/leveling-tests-results');
  await desk.getByRole('row').getByText(say('Pendiente de revisión', 'Pending revision')).first().click();
  await expect(desk).toHaveURL(new RegExp(`/leveling-tests-results/${id}/review$`));
  await expect(
    desk.getByRole('heading', { name: say('Propone el nivel', 'Proposes level'), exact: false }),
  ).toBeVisible();
  await expect(desk.locator('.MuiChartsSurface-root, svg.MuiChartsSurface-root').first()).toBeVisible();
  await meetsAxe(desk);
  await desk.setViewportSize({ width: 360, height: 740 });
  await fits(desk);
  await meetsAxe(desk);
  const assign = say('Asignar y completar la revisión', 'Assign and complete the revision');
  await expect(desk.getByRole('button', { name: assign })).toBeDisabled();
  await desk.getByRole('button', { name: say('Ir a la decisión', 'Go to the decision') }).click();
  await tabTo(desk, desk.getByRole('combobox', { name: say('Nivel que se asigna', 'Level to assign') }));
  await expect(desk.getByRole('combobox')).not.toContainText(/\d/);
  await desk.keyboard.press('ArrowDown');
  await expect(desk.getByRole('option').first()).toBeFocused();
  await desk.keyboard.press('Enter');
  await tabTo(desk, desk.getByRole('textbox', { name: say('Motivo', 'Reason') }));
  await desk.keyboard.type('La prueba es clara y lo confirma su presentación.');
  await desk.keyboard.press('Control+Enter');
  await expect(
    desk.getByText(say('Completar la revisión', 'Complete the revision'), { exact: false }).first(),
  ).toBeVisible();
}

/** Reviews the test that a student sent, in an office of its own, until the student has a level. */
async function reviewed({ browser, school, id, locale, say }: Scene & { id: number; locale: string; say: Say }) {
  const desk = await (await browserOf('coordinator', browser, school)).newPage();
  await school.knex('users').where({ username: 'coordinator' }).update({ locale });
  await review(desk, await waitingOf(school, id), say);
  await expect
    .poll(async () => (await school.knex('users').where({ id }).first('current_level_id')).current_level_id)
    .not.toBeNull();
  await desk.close();
}

/** Answers question after question, some with "I don't know", until there is none. */
async function answerAll(page: Page) {
  for (let at = 0; at < 40 && (await question(page).count()) > 0; at += 1)
    await (at % 3 === 2 ? sayUnknown(page) : answer(page));
}

interface Scene {
  browser: Browser;
  school: Served;
}

test('A new student takes the test by keyboard, is given a level and starts at it', async ({
  page,
  school,
  browser,
}) => {
  test.setTimeout(240_000);
  const id = await idOf(school, 'new');
  await enter(page, 'new');
  await expect(page).toHaveURL(/\/welcome$/);
  await press(page, 'Hacer el examen de nivelación', 'link');
  await expect(page.getByText('Tienes 35 minutos como máximo.')).toBeVisible();
  await press(page, 'Continuar', 'link');
  await expect(page.getByRole('heading', { name: 'Cómo responder' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('De 15 a 25 preguntas, casi siempre')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('El reloj no se detiene')).toBeVisible();
  await meetsAxe(page);
  await press(page, 'Empezar el examen');
  await tabTo(page, page.getByRole('checkbox', { name: 'Presentarme y decir de dónde soy' }));
  await page.keyboard.press('Space');
  await press(page, 'Ver la primera pregunta');
  await expect(page.getByRole('region', { name: /^Pregunta 1 ./ })).toBeVisible();
  await expect(page.getByText('Vamos empezando')).toBeVisible();
  await press(page, 'Guardar y seguir');
  await expect(page.getByRole('alert')).toHaveText(/toca «No la sé»/);
  await meetsAxe(page);
  await answerAll(page);
  await expect(page.getByText('¡Listo! Recibimos tu examen.')).toBeVisible();
  await press(page, 'Volver al inicio', 'link');
  await expect(page.getByText('Tendrás tu respuesta a más tardar el')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Mientras tanto: ./ })).toBeVisible();
  await meetsAxe(page);
  await reviewed({ browser, school, id, locale: 'es', say: (es) => es });
  // Who waits there is led on.
  await expect(page).toHaveURL(/\/home$/);
});

test('An interrupted test goes on with the same question on a phone, in English, up to the level that is assigned', async ({
  page,
  school,
  browser,
}) => {
  test.setTimeout(240_000);
  const id = await idOf(school, 'new');
  await school.knex('users').where({ id }).update({ current_level_id: null, locale: 'en' });
  const office = await browserOf('coordinator', browser, school);
  const asked = await office.request.post(`/api/students/${id}/request_leveling_test`, { headers: ownPage });
  expect(asked.status()).toBe(200);
  await enter(page, 'new');
  await press(page, 'Take the leveling test', 'link');
  await press(page, 'Continue', 'link');
  await press(page, 'Start the test');
  await press(page, 'See the first question');
  await answer(page);
  await expect(page.getByText('Question 2')).toBeVisible();
  const open = await page.locator('input[name=question]').getAttribute('value');
  await page.close();

  const device = { baseURL: school.url, locale: 'en-US', viewport: { width: 360, height: 740 } };
  const phone = await (await browser.newContext(device)).newPage();
  await enter(phone, 'new');
  await expect(phone).toHaveURL(/\/welcome$/);
  await press(phone, 'Continue the test', 'link');
  await expect(phone.locator('input[name=question]')).toHaveValue(open ?? '');
  await meetsAxe(phone);
  await fits(phone);
  await answerAll(phone);
  await expect(phone.getByText('Done! We have received your test.')).toBeVisible();
  await press(phone, 'Back to the welcome page', 'link');
  await expect(phone.getByText('Your coordinator is reviewing it.')).toBeVisible();
  await reviewed({ browser, school, id, locale: 'en', say: (_, en) => en });
  await expect(phone).toHaveURL(/\/home$/);
  await phone.goto('/welcome');
  await expect(phone).toHaveURL(/\/home$/);
  await phone.context().close();
});
