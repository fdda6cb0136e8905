import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { type Begun, send } from '#tests/support/browser/send.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import { makeExercise } from '#tests/support/wrong_key.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Versiones y resultados' });
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name }).click();

test('A wrong key is mended after publishing: the author compares, regrades after a dry run, and accepts an answer', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'coordinator');
  const { id, first, address } = await makeExercise(page, school, 'Saludos');
  const own = await browser.newContext({ baseURL: school.url });
  const student = await own.newPage();
  await signIn(student, 'student');
  const { id: attempt, uiSchema } = await send<Begun>(student, 'POST', `/api/exercise_forms/${id}/start`);
  const [one, two] = uiSchema['ui:order'];
  await send(student, 'PATCH', `/api/attempts/${attempt}`, { seq: 1, answers: { [one]: 'lives', [two]: 'Hello' } });
  expect(await send(student, 'POST', `/api/attempts/${attempt}/submit`)).toMatchObject({ percentage: 0 });

  await send(page, 'PUT', `/api/questions/${first}`, { key: { correct: 'lives' } });
  await send(page, 'POST', `/api/exercise_forms/${id}/activate`);
  await page.goto(`/exercise_forms/${id}`);
  await page.getByRole('button', { name: 'Versiones y resultados' }).click();
  const changes = dialog(page).getByRole('region', { name: 'Qué cambió de la versión 1 a la versión 2' });
  await expect(changes.getByText('antes: live → ahora: lives')).toBeVisible();
  await meetsAxe(page);

  await tab(page, 'Recalificar');
  await dialog(page).getByRole('button', { name: 'Ver a quién le cambiaría' }).click();
  await expect(dialog(page).getByText('1 nota subiría')).toBeVisible();
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('+50');
  await meetsAxe(page);
  expect(await send(student, 'GET', `/api/attempts/${attempt}`)).toMatchObject({ percentage: 0 });
  await dialog(page).getByRole('button', { name: 'Recalificar 1 intento' }).click();
  await expect(dialog(page).getByText('1 intento tiene ahora otra nota.')).toBeVisible();
  await student.goto(`${address}/score`);
  await expect(student.getByText('tu resultado era 0 % y ahora es 50 %')).toBeVisible();

  await tab(page, 'Revisar variantes');
  await dialog(page).getByRole('button', { name: 'Aceptar «Hello»' }).click();
  const accepting = page.getByRole('dialog', { name: 'Aceptar «Hello»' });
  await expect(accepting.getByText('1 nota subiría')).toBeVisible();
  await meetsAxe(page);
  await accepting.getByRole('button', { name: 'Aceptar y recalificar' }).click();
  await expect(dialog(page).getByText('«Hello» queda aceptada: 1 intento gana.')).toBeVisible();
  await expect(dialog(page).getByText('Ninguna respuesta espera una decisión.')).toBeVisible();
  await expect(async () => {
    await student.reload();
    await expect(student.getByText('tu resultado era 0 % y ahora es 100 %')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await own.close();
});

test('Each part is drawn for a phone and a desk, in both languages and colours', async ({ page, school }) => {
  test.setTimeout(120_000);
  const { id } = await school.knex('forms').where({ title: 'Saludos' }).orderBy('id', 'desc').first('id');
  await signIn(page, 'coordinator');
  for (const [locale, color_scheme, width] of [
    ['es', 'light', 360],
    ['en', 'dark', 1440],
  ] as const) {
    await send(page, 'PUT', '/api/profile', { locale, color_scheme });
    await page.setViewportSize({ width, height: 800 });
    for (const part of ['versions', 'regrade', 'variants']) {
      await page.goto(`/exercise_forms/${id}#${part}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await meetsAxe(page);
    }
  }
});
