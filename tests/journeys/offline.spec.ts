import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { enter, expect, scored, signIn, test } from '#tests/support/journey.ts';
import { onOnePage } from '#tests/support/lessons.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const menu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The worker has come, and stands between the page and the network. */
const isWorking = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The addresses of all that the browser keeps for the school. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });

test('Without connection the page that is open stays and says so at the thumb; any other address says so in the school’s words', async ({
  page,
  context,
}) => {
  await signIn(page, 'student');
  await page.goto('/levels');
  await isWorking(page);
  await context.setOffline(true);
  await menu(page, 'Biblioteca').click();
  const said = page.getByRole('status').filter({ hasText: 'No tienes conexión' });
  await expect(said).toBeInViewport();
  await expect(title(page, 'Tu camino')).toBeVisible();
  await meetsAxe(page);
  await said.getByRole('button', { name: 'Entendido' }).click();
  await expect(said).toHaveCount(0);

  await page.goto('/library');
  await expect(title(page, 'No tienes conexión')).toBeVisible();
  await meetsAxe(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Intentar otra vez' }).click();
  await expect(title(page, 'Biblioteca')).toBeVisible();
});

test('The device keeps the look of the school and nothing else, and nothing at all after signing out', async ({
  page,
  context,
}) => {
  await signIn(page, 'student');
  for (const address of ['/home', '/levels', '/review']) {
    await page.goto(address);
    await isWorking(page);
  }
  expect((await kept(page)).length).toBeGreaterThan(1);
  expect((await kept(page)).filter((path) => !/^\/_student\/assets\/[^/]+\.(css|woff2)$/.test(path))).toEqual([]);
  await page.locator('.account summary').click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/login/student');
  expect(await kept(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await enter(page, 'student');
  await isWorking(page);
  await context.setOffline(true);
  await page.goto('/levels');
  await expect(title(page, 'No tienes conexión')).toBeVisible();
  await context.setOffline(false);
});

test('What is submitted without connection says so at the button, stays, and goes once the connection is back', async ({
  page,
  context,
  school,
}) => {
  await onOnePage(school);
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  await school.knex('attempts').where({ student_id: id, status: 'draft' }).delete();
  await signIn(page, 'student');
  const { form, lesson, level } = await school
    .knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.status': 'active' })
    .orderBy(['lessons.order', 'forms.order'])
    .first('forms.id as form', 'lessons.id as lesson', 'lessons.level_id as level');
  await page.goto(`/levels/level/${level}/lesson/${lesson}/exercise/${form}/form`);
  await isWorking(page);
  const start = page.getByRole('button', { name: /^(Empezar|Intentar otra vez)$/ });
  const refused = page.getByRole('alert').filter({ hasText: 'No hay conexión y no se envió.' });
  await context.setOffline(true);
  await start.click();
  await expect(refused).toBeVisible();
  await context.setOffline(false);
  await start.click();
  await page.getByRole('button', { name: 'Enviar respuestas' }).click();
  const anyway = page.getByRole('button', { name: 'Enviar así' });
  await context.setOffline(true);
  await anyway.click();
  await expect(refused).toBeInViewport();
  await meetsAxe(page);
  await context.setOffline(false);
  await anyway.click();
  await scored(page);
});
