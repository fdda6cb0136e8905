import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/axe.ts';
import { enter, expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';
import { idOf } from '#tests/support/sights.ts';

test.use({ actionTimeout: 15_000 });

const question = (page: Page) => page.locator('.question h2');

/** Goes to a control and presses it, as somebody without a mouse does. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
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

/** A coordinator finds the test among those that wait, looks at it on a narrow screen too, and decides by keyboard. */
async function review(desk: Page, id: number) {
  await desk.goto('/leveling-tests-results');
  await desk.getByRole('row').getByText('Pendiente de revisión').first().click();
  await expect(desk).toHaveURL(new RegExp(`/leveling-tests-results/${id}/review$`));
  await expect(desk.getByRole('heading', { name: /^Propone el nivel \d+$/ })).toBeVisible();
  await expect(desk.locator('.MuiChartsSurface-root, svg.MuiChartsSurface-root').first()).toBeVisible();
  await meetsAxe(desk);
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await meetsAxe(desk);
  await expect(desk.getByRole('button', { name: 'Asignar y completar la revisión' })).toBeDisabled();
  await tabTo(desk, desk.getByRole('textbox', { name: 'Motivo' }));
  await desk.keyboard.type('La prueba es clara y lo confirma su presentación.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Completar la revisión', { exact: false }).first()).toBeVisible();
}

test('A new student takes the test by keyboard, is given a level and starts at it', async ({
  page,
  school,
  browser,
}) => {
  test.setTimeout(180_000);
  const office = await browser.newContext({ baseURL: school.url });
  await signIn(await office.newPage(), 'coordinator');
  const id = await idOf(school, 'new');

  await enter(page, 'new');
  await expect(page).toHaveURL(/\/welcome$/);
  await press(page, 'Hacer el examen de nivelación', 'link');
  await press(page, 'Empezar el examen');
  await tabTo(page, page.getByRole('checkbox', { name: 'Presentarme y decir de dónde soy' }));
  await page.keyboard.press('Space');
  await press(page, 'Ver la primera pregunta');
  await expect(page.getByText('Pregunta 1 de 40 como máximo')).toBeVisible();
  await answer(page);
  await expect(page.getByText('Pregunta 2 de 40 como máximo')).toBeVisible();

  const asked = await page.locator('input[name=question]').getAttribute('value');
  await school.knex('users').where({ id }).update({ locale: 'en' });
  const phone = await browser.newContext({
    baseURL: school.url,
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
  });
  const device = await phone.newPage();
  await enter(device, 'new');
  await expect(device).toHaveURL(/\/welcome$/);
  await press(device, 'Go on with the test', 'link');
  await expect(device.locator('input[name=question]')).toHaveValue(asked ?? '');
  await meetsAxe(device);
  expect(await device.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (let at = 0; at < 40 && (await question(device).count()) > 0; at += 1) await answer(device);
  await expect(device.getByText('Done! We have received your test.')).toBeVisible();
  await press(device, 'Back to the welcome page', 'link');
  await expect(device.getByText('Your coordinator is reviewing it.')).toBeVisible();

  const desk = office.pages()[0] as Page;
  await review(desk, await waitingOf(school, id));
  await expect
    .poll(async () => (await school.knex('users').where({ id }).first('current_level_id')).current_level_id)
    .not.toBeNull();
  await device.goto('/welcome');
  await expect(device).toHaveURL(/\/home$/);
  await phone.close();
  await office.close();
});
