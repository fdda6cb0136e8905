import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { drag } from '#tests/support/browser/drag.ts';
import { expect, scored, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';
import { answerAll, gradeWhatWaits } from '#tests/support/taking.ts';

const ownPage = { 'sec-fetch-site': 'same-origin' };

interface Place {
  level: number;
  exam: number;
  student: number;
}

/** The student's level and its exam. */
const placeOf = ({ knex }: Served): Promise<Place> =>
  knex('users')
    .join('forms', 'forms.level_id', 'users.current_level_id')
    .where({ 'users.username': 'student', 'forms.kind': 'exam' })
    .first('users.current_level_id as level', 'forms.id as exam', 'users.id as student') as unknown as Promise<Place>;

test('A student sees what the exam waits for, meets it, fails, takes it again and passes into the next level', async ({
  page,
  browser,
  school,
}) => {
  const { knex } = school;
  const office = await (await browser.newContext({ baseURL: school.url, locale: 'es-MX' })).newPage();
  await signIn(office, 'coordinator');
  const { level, exam, student } = await placeOf(school);
  await knex('users').where({ id: student }).update({ level_started_at: new Date() });
  await signIn(page, 'student');
  await page.goto(`/levels/level/${level}`);
  const gate = page.locator('.exam-gate');
  await expect(gate.getByText(/de 3 lecciones tomadas/)).toBeVisible();
  await expect(gate.getByText(/0 de \d+ días en el nivel/)).toBeVisible();
  await expect(gate.getByText(/\d de 6 clases? tomadas?/)).toBeVisible();
  await expect(gate.getByRole('link', { name: 'Presentar el examen' })).toBeHidden();
  await gate.getByRole('link', { name: /Sigue con/ }).click();
  await expect(page).toHaveURL(/\/lesson\/\d+$/);
  await page.goto(`/levels/level/${level}/exam/${exam}/form`);
  await expect(page.getByText('Para abrir el examen te falta')).toBeVisible();

  await knex('levels').where({ id: level }).update({ required_lessons: 0, required_classes: 0, days_required: 0 });
  await page.goto('/home');
  await page.goto(`/levels/level/${level}`);
  await gate.getByRole('link', { name: 'Presentar el examen' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.locator('.question').first()).toBeVisible();
  await gradeWhatWaits(office, school, await answerAll(page, school, exam, false), false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Todavía no' })).toBeVisible();
  // Until it is passed the page says what came of it, and why no question.
  await expect(page.getByRole('heading', { name: 'Solo el total' })).toBeVisible();
  await expect(page.locator('.review')).toHaveCount(0);
  await meetsAxe(page);
  await page.getByRole('button', { name: 'Presentar el examen otra vez' }).click();
  await expect(page.locator('.question').first()).toBeVisible();
  await gradeWhatWaits(office, school, await answerAll(page, school, exam));
  await page.reload();
  await expect(page.getByText('Nivel terminado')).toBeVisible();
  await meetsAxe(page);
  await page.getByRole('link', { name: /^Siguiente: / }).click();
  const { current_level_id } = await knex('users').where({ id: student }).first('current_level_id');
  expect(current_level_id).not.toBe(level);
  await expect(page).toHaveURL(`${school.url}/levels/level/${current_level_id}`);
  await expect(gate.getByText(/\b0 de \d+ lecciones tomadas/)).toBeVisible();
});

test('A student finds a picture of the library by its words and its level', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/library');
  await expect(page.locator('.card').first()).toBeVisible();
  await page.getByLabel('Buscar').first().fill('seis relojes');
  await page.getByRole('button', { name: 'Buscar' }).click();
  // Beside the picture of that name, one of a lesson that shows six clocks.
  await expect(page.locator('.card')).toHaveCount(2);
  const clocks = page
    .locator('.card')
    .filter({ has: page.getByRole('heading', { name: '¿Qué hora es? Seis relojes' }) });
  const file = await clocks.getByRole('link', { name: /Abrir/ }).getAttribute('href');
  expect((await page.request.get(file as string)).headers()['content-type']).toBe('image/webp');
  await page.getByRole('navigation', { name: 'Tipo' }).getByRole('link', { name: 'Audio' }).click();
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});

test('Beside the text of a lesson the way to its parts and to its exercises stays in sight where there is room', async ({
  page,
  school,
}) => {
  const { level } = await placeOf(school);
  const { id } = await school.knex('lessons').where({ level_id: level }).orderBy('order').first('id');
  await signIn(page, 'student');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/levels/level/${level}/lesson/${id}`);
  const contents = page.getByRole('navigation', { name: 'En esta lección' });
  await contents.getByRole('link').nth(2).click();
  const exercises = contents.getByRole('link', { name: 'Ir a los ejercicios' });
  await expect(exercises).toBeInViewport({ ratio: 1 });
  await exercises.click();
  await expect(page.getByRole('heading', { name: 'Ejercicios', exact: true })).toBeInViewport();
  await expect(exercises).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(exercises).not.toBeInViewport();
});

test('A demo student reads a lesson, does an exercise and sees the score', async ({ page }) => {
  await signIn(page, 'demo');
  await page.goto('/demo');
  await page.getByRole('link', { name: /Lee una lección/ }).click();
  await page
    .getByRole('link', { name: /Sin empezar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByRole('button', { name: 'Ver todo en una página' }).click();
  await page.getByRole('button', { name: 'Enviar respuestas' }).click();
  await page.getByRole('button', { name: 'Enviar así' }).click();
  await scored(page);
  await expect(page.locator('.review').first()).toBeVisible();
  await page.goto('/demo/classe');
  await expect(page.getByRole('heading', { level: 1, name: 'Clase de demostración' })).toBeVisible();
});

const rows = (page: Page) => page.getByRole('region', { name: 'Lecciones', exact: true }).locator('tbody tr');
const named = (page: Page) =>
  rows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent));

test('A coordinator puts lessons in another order, by keyboard and by dragging', async ({ page, school }) => {
  const { id } = await school.knex('levels').where({ order: 1 }).first('id');
  await signIn(page, 'coordinator');
  await page.goto(`/levels/level/${id}`);
  await expect(rows(page)).toHaveCount(2);
  const [first, second] = await named(page);
  await page.getByRole('button', { name: `Bajar «${first}»` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => named(page)).toEqual([second, first]);
  await drag(rows(page).nth(1).getByTitle('Arrastra para ordenar'), rows(page).nth(0));
  await expect.poll(() => named(page)).toEqual([first, second]);
  await page.reload();
  await expect.poll(() => named(page)).toEqual([first, second]);
});

test('A coordinator sees a level as the student will, drafts included, and leaves no trace', async ({
  page,
  school,
}) => {
  const { id } = await school.knex('levels').where({ order: 1 }).first('id');
  await signIn(page, 'coordinator');
  const data = { level_id: id, order: 90, name: 'Todavía en borrador', difficulty: 'easy' };
  expect((await page.request.post('/api/lessons', { data, headers: ownPage })).status()).toBe(201);
  const before = await school.knex('attempts').count();
  await page.goto(`/levels/level/${id}`);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Vista previa' }).first().click(),
  ]);
  await expect(preview.getByText('Así lo verá el estudiante')).toBeVisible();
  await expect(preview.getByRole('link', { name: /Todavía en borrador/ })).toBeVisible();
  const places = preview.getByRole('navigation', { name: 'Las páginas del estudiante' });
  const headings = { Inicio: /^Hola, /, 'Centro de aprendizaje': 'Centro de aprendizaje', Biblioteca: 'Biblioteca' };
  for (const [place, heading] of Object.entries({ ...headings, Niveles: 'Tu camino' })) {
    await preview.getByRole('link', { name: place }).first().click();
    await expect(preview.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(places.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page');
  }
  // What leads on leads to previews, too.
  await preview.getByRole('main').getByRole('list').first().getByRole('link').first().click();
  await expect(preview).toHaveURL(/\/preview\/(level|lesson)\/\d+$/);
  expect(await school.knex('attempts').count()).toEqual(before);
});
