import type { Page } from 'playwright/test';
import { hasMistake, mistakenAnswer, rightAnswer } from '#seeds/load/answers.ts';
import { isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, scored, signIn, test } from '#tests/support/journey.ts';
import { openLessons } from '#tests/support/lessons.ts';
import type { Served } from '#tests/support/served.ts';
import { answer, onScreen } from '#tests/support/week/practice.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Comprobar' });
const bar = (page: Page) => page.getByRole('region', { name: 'Estado del ejercicio' });
const draft = ({ knex }: Served) => knex('attempts').where({ status: 'draft' }).orderBy('id', 'desc').first();

/** Begins an exercise of the student's level that is done in practice, and gives its questions by their names. */
async function begin(page: Page, { knex }: Served) {
  const found = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.practice': true, 'forms.status': 'active' })
    .whereRaw(
      `not exists (select from questions q where q.form_id = forms.id and q.type in ('group', 'essay', 'speaking'))`,
    )
    .orderBy(['lessons.id', 'forms.order'])
    .first('forms.id as form', 'lessons.id as lesson', 'lessons.level_id as level');
  const { form, lesson, level } = found;
  const address = `/levels/level/${level}/lesson/${lesson}/exercise/${form}/form`;
  await page.goto(address);
  // Before that it would be done as a browser without script does it, from document to document.
  await isAwake(page);
  await page.getByRole('button', { name: /^(Empezar|Intentar otra vez)$/ }).click();
  await expect(check(page)).toBeVisible();
  const rows = await knex('questions').where({ form_id: form });
  return { address, questions: new Map(rows.map((row) => [`q${row.id}`, row])) };
}

test.beforeEach(async ({ page, school }) => {
  await openLessons(school);
  await school.knex('attempts').where({ status: 'draft' }).delete();
  page.on('pageerror', (error) => expect(error.message, 'no error in the page').toBeNull());
  await signIn(page, 'student');
});

test('A student practises question by question, with two mistakes that come once more, on two devices', async ({
  page,
  school,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { address, questions } = await begin(page, school);
  const all = questions.size;
  const mistaken: string[] = [];
  for (let at = 0; at < all; at += 1) {
    await expect(page.locator('.question')).toHaveCount(1);
    const name = await onScreen(page);
    const question = questions.get(name);
    const fails = mistaken.length < 2 && hasMistake(question);
    if (fails) mistaken.push(name);
    await answer(page, school, name, fails ? mistakenAnswer(question) : rightAnswer(question));
    await expect(page.locator('.explained .mark')).toContainText(fails ? /^ ?(Incorrecta|En parte)/ : 'Correcta');
    await expect(next(page)).toBeFocused();
    if (at === 0) await meetsAxe(page);
    if (at === 1) {
      // Another device knows what was checked, and goes on with the next question.
      const context = await browser.newContext({ baseURL: school.url, locale: 'es-MX' });
      await context.addCookies(await page.context().cookies());
      const other = await context.newPage();
      await other.goto(address);
      await expect(bar(other)).toContainText(`2 de ${all}`);
      expect([name, ...mistaken]).not.toContain(await onScreen(other));
      await context.close();
    }
    await page.keyboard.press('Enter');
    if (at < all - 1) await expect(page.locator('.question')).toBeFocused();
  }
  expect(mistaken).toHaveLength(2);
  await expect(page.getByText('Una vez más: 1 de 2.')).toBeVisible();
  expect(await onScreen(page)).toBe(mistaken[0]);
  await check(page).click();
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await next(page).click();
  await expect(page.getByText('Una vez más: 2 de 2.')).toBeVisible();
  await page.reload();
  await isAwake(page);
  await expect(page.getByText('Una vez más: 2 de 2.')).toBeVisible();
  await check(page).click();
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await next(page).click();
  await expect(page.getByText(`A la primera: ${all - 2} de ${all}.`)).toBeVisible();
  await meetsAxe(page);
  await page.getByRole('button', { name: 'Ver mi resultado' }).click();
  await scored(page);
  await expect(page.locator('.verdict')).toContainText(`${all - 2} correctas`);
});

test('Checking needs the connection and says so; the answer stays', async ({ page, school }) => {
  await begin(page, school);
  await page.context().setOffline(true);
  await check(page).click();
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await expect(page.getByRole('alert')).toContainText('Para comprobar hace falta conexión');
  expect((await draft(school)).checked).toEqual({});
  await page.context().setOffline(false);
  await expect(page.getByRole('alert'), 'what was said of the connection is over').toHaveCount(0);
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await expect(next(page)).toBeFocused();
});

test('A network that led nowhere needs nobody to press again before the sentence about it goes', async ({
  page,
  school,
}) => {
  await begin(page, school);
  await page.route('**/api/attempts/**', (route) => route.abort());
  await page.locator('.question').getByRole('textbox').first().fill('gets');
  await check(page).click();
  await page.getByRole('button', { name: 'Ver la respuesta' }).click();
  await expect(page.getByRole('alert')).toContainText('Para comprobar hace falta conexión');
  await page.unroute('**/api/attempts/**');
  await expect(bar(page)).toContainText('Guardado');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('From practice a student goes to the page, where what was checked is fixed, and not back', async ({
  page,
  school,
}) => {
  const { address, questions } = await begin(page, school);
  const name = await onScreen(page);
  await answer(page, school, name, rightAnswer(questions.get(name)));
  await next(page).click();
  await page.getByRole('button', { name: 'Ver todo en una página' }).click();
  await expect(page.locator('.question')).toHaveCount(questions.size - 1);
  await expect(bar(page)).toContainText(`1 de ${questions.size}`);
  await page.getByText('1 pregunta ya comprobada').click();
  await expect(page.locator('.practice-checked .review')).toHaveCount(1);
  await meetsAxe(page);
  await page.goto(address);
  await expect(check(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar respuestas' }).click();
  await page.getByRole('button', { name: 'Enviar así' }).click();
  await scored(page);
});

test('Practice works in a browser without script', async ({ browser, school, page }) => {
  const context = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false, locale: 'es-MX' });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  const { questions } = await begin(plain, school);
  await check(plain).click();
  await plain.getByRole('button', { name: 'Ver la respuesta' }).click();
  await expect(plain.locator('.explained')).toContainText('Incorrecta');
  await next(plain).click();
  await expect(bar(plain)).toContainText(`1 de ${questions.size}`);
  await expect(plain.locator('.question')).toHaveCount(1);

  // A mistake that is due is reviewed so too, and the end of the set is told.
  const [card] = [...questions.values()].filter(({ type }) => type === 'choice_single');
  const { id: attempt_id, student_id } = await draft(school);
  await school.knex('review_cards').where({ student_id }).delete();
  await school.knex('review_cards').insert({
    ...{ student_id, attempt_id, question: `q${card.id}`, stability: 1, difficulty: 5 },
    ...{ reviewed_on: '2026-01-01', due_on: '2026-01-02' },
  });
  await plain.goto('/review');
  await plain.getByRole('main').locator('button.button').click();
  await plain.locator(`.question input[value="${rightAnswer(card)}"]`).check();
  await check(plain).click();
  await expect(plain.locator('.explained')).toContainText('Correcta');
  await next(plain).click();
  await expect(plain.getByRole('heading', { name: 'Repaso terminado' })).toBeVisible();
  await expect(plain.getByText('A la primera: 1 de 1')).toBeVisible();
  await context.close();
});
