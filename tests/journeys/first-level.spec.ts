import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';
import { answerAll, gradeWhatWaits } from '#tests/support/taking.ts';
import { addClass } from '#tests/support/week/credit.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 740 } });

const beginner = 'hector.zamudio';

/** The exercises of a level, lesson by lesson. */
const exercisesOf = (level: number, { knex }: Served): Promise<{ id: number; lesson_id: number }[]> =>
  knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .where({ 'lessons.level_id': level, 'forms.kind': 'exercise', 'forms.status': 'active' })
    .orderBy(['lessons.order', 'forms.order'])
    .select('forms.id', 'forms.lesson_id') as unknown as Promise<{ id: number; lesson_id: number }[]>;

/** What a page calls to do: one thing. */
const mainButtons = (page: Page) => page.getByRole('main').locator('.button:not(.quiet)');

test('A beginner passes the first level by its lessons, its classes and its exam, which a coordinator grades', async ({
  page,
  browser,
  school,
}) => {
  test.slow();
  const { knex } = school;
  const student = await knex('users').where({ username: beginner }).first('id', 'current_level_id');
  const level = student.current_level_id;
  const exam = await knex('forms').where({ level_id: level, kind: 'exam' }).first('id');
  const { required_classes } = await knex('levels').where({ id: level }).first('required_classes');
  const office = await (await browser.newContext({ baseURL: school.url, locale: 'es-MX' })).newPage();
  await signIn(office, 'coordinator');
  await signIn(page, beginner);

  const exercises = await exercisesOf(level, school);
  for (const [at, { id, lesson_id }] of exercises.entries()) {
    await page.goto(`/levels/level/${level}/lesson/${lesson_id}/exercise/${id}/form`);
    await page.getByRole('button', { name: 'Empezar' }).click();
    await expect(page.locator('.question').first()).toBeVisible();
    await gradeWhatWaits(office, school, await answerAll(page, school, id));
    await page.reload();
    const isLast = exercises[at + 1]?.lesson_id !== lesson_id;
    await expect(page.getByText('Lección terminada')).toHaveCount(isLast ? 1 : 0);
    await expect(mainButtons(page)).toHaveCount(1);
    if (isLast) await expect(mainButtons(page)).toBeInViewport();
  }
  await page.goto(`/levels/level/${level}/lesson/${exercises[0]?.lesson_id}`);
  await expect(mainButtons(page)).toHaveCount(1);
  for (let taken = 0; taken < required_classes; taken += 1) await addClass(office, student.id);
  // The days of the level pass.
  await knex('users')
    .where({ id: student.id })
    .update({ level_started_at: new Date(Date.now() - 60 * 86_400_000) });

  await page.goto(`/levels/level/${level}`);
  await page.locator('.exam-gate').getByRole('link', { name: 'Presentar el examen' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.locator('.question')).not.toHaveCount(0);
  const attempt = await answerAll(page, school, exam.id);
  await expect(page.getByRole('heading', { name: 'En revisión' })).toBeVisible();
  await expect(page.getByText(/^A más tardar: /)).toBeVisible();
  await meetsAxe(page);

  await gradeWhatWaits(office, school, attempt);
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/examen/i);
  await page.goto(`/levels/level/${level}/exam/${exam.id}/form/score`);
  await expect(page.getByText('Nivel terminado')).toBeInViewport();
  await expect(mainButtons(page)).toHaveCount(1);
  await expect(mainButtons(page)).toBeInViewport();
  await meetsAxe(page);
  await page.getByRole('link', { name: /^Siguiente: / }).click();
  await expect(page.locator('.exam-gate').getByText(/\b0 de \d+ lecciones tomadas/)).toBeVisible();
  const after = await knex('users').where({ id: student.id }).first('current_level_id');
  expect(after.current_level_id).not.toBe(level);
});
