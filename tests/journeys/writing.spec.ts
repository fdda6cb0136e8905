import type { Page } from 'playwright/test';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';

const questions = (page: Page) => page.getByRole('region', { name: /^\d+ preguntas?$/ });
const cards = (page: Page) => questions(page).getByRole('listitem');
const titles = async (page: Page) =>
  (await questions(page).getByRole('heading', { level: 3 }).allTextContents()).map((title) =>
    title.replace(/^\d+\. /, ''),
  );

/** The first exercise of the course that has been published. */
async function openExercise(page: Page): Promise<void> {
  await signIn(page, 'coordinator');
  await page.goto(`/exercise_forms?filter=${encodeURIComponent('{"status":["active"]}')}`);
  await page.locator('tbody tr').first().getByRole('link').last().click();
  await expect(cards(page).first()).toBeVisible();
}

test('A single choice is added with four clicks and no page load', async ({ page }) => {
  await openExercise(page);
  const count = await cards(page).count();
  await page.evaluate(() => {
    const clicks = window as unknown as { clicks: number };
    clicks.clicks = 0;
    document.addEventListener('click', () => (clicks.clicks += 1), true);
  });
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await page.getByRole('menuitem', { name: 'Una opción', exact: true }).click();
  await expect(cards(page).nth(count).getByRole('textbox', { name: 'Qué hay que hacer (Español)' })).toBeFocused();
  await page.keyboard.type('Elige el saludo.');
  const card = cards(page).nth(count);
  // From field to field by Tab, as whoever types does.
  for (const [at, word] of ['Hello', 'Table', 'Green'].entries()) {
    await tabTo(page, card.getByRole('textbox', { name: `Opción ${at + 1}` }));
    await page.keyboard.type(word);
  }
  await card.getByRole('radio', { name: 'Hello' }).click();
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(async () => (await titles(page)).at(-1)).toBe('Elige el saludo.');
  // The same document all along, which counted.
  const clicks = await page.evaluate(() => (window as unknown as { clicks: number }).clicks);
  expect(clicks).toBeLessThanOrEqual(4);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(cards(page)).toHaveCount(count);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await titles(page)).at(-1)).toBe('Elige el saludo.');
  await page.getByRole('button', { name: 'Deshacer el último cambio (Ctrl+Z)' }).click();
  await expect(cards(page)).toHaveCount(count);
});

test('What is still being saved when Ctrl+Z is pressed is taken back once it is saved', async ({ page }) => {
  await openExercise(page);
  const before = await titles(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/questions', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Duplicar la pregunta 1' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  const takenBack = page.waitForRequest((request) => request.method() === 'DELETE');
  release();
  await takenBack;
  await expect.poll(() => titles(page)).toEqual(before);
});

test('Moving, duplicating and removing are taken back one by one, and done again', async ({ page }) => {
  await openExercise(page);
  const before = await titles(page);
  const undo = page.getByRole('button', { name: 'Deshacer el último cambio (Ctrl+Z)' });
  const redo = page.getByRole('button', { name: 'Rehacer (Ctrl+Mayús+Z)' });
  await expect(undo).toBeDisabled();
  const [first, second, ...rest] = before;
  await page.getByRole('button', { name: 'Bajar la pregunta 1' }).click();
  await expect.poll(() => titles(page)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Duplicar la pregunta 1' }).click();
  await expect.poll(() => titles(page)).toEqual([second, second, first, ...rest]);
  await page.getByRole('button', { name: 'Quitar la pregunta 3' }).click();
  await expect.poll(() => titles(page)).toEqual([second, second, ...rest]);
  await undo.click();
  await expect.poll(() => titles(page)).toEqual([second, second, first, ...rest]);
  await undo.click();
  await expect.poll(() => titles(page)).toEqual([second, first, ...rest]);
  await undo.click();
  await expect.poll(() => titles(page)).toEqual(before);
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect.poll(() => titles(page)).toEqual([second, first, ...rest]);
  await undo.click();
  await expect.poll(() => titles(page)).toEqual(before);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(before);
});

test('A text becomes rich when something in it is marked, by keyboard, and reads so in the preview', async ({
  page,
}) => {
  await openExercise(page);
  const [before] = await titles(page);
  await page.getByRole('button', { name: 'Editar la pregunta 1' }).click();
  const card = cards(page).first();
  const prompt = card.getByRole('textbox', { name: 'Qué hay que hacer (Español)' });
  await prompt.fill('Elige a < b & ya.');
  await prompt.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 11));
  await page.keyboard.press('Control+b');
  await expect(prompt.locator('strong')).toHaveText('a < b');
  await expect(prompt).toBeFocused();
  const preview = page.getByTitle('Como lo ve el estudiante').contentFrame().locator('section.question').first();
  await expect(preview.locator('h2 strong')).toHaveText('a < b');
  await page.keyboard.press('Shift+Tab');
  for (const _ of ['italic', 'bullets']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('listitem')).toHaveText('Elige a < b & ya.');
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(async () => (await titles(page))[0]).toBe('Elige a < b & ya.');
  await page.getByRole('button', { name: 'Deshacer el último cambio (Ctrl+Z)' }).click();
  await expect.poll(async () => (await titles(page))[0]).toBe(before);
});

test('What was being written when the browser was closed is offered again', async ({ page, browser }) => {
  await openExercise(page);
  const url = page.url();
  await page.getByRole('button', { name: 'Editar la pregunta 1' }).click();
  const prompt = (on: Page) => cards(on).first().getByRole('textbox', { name: 'Qué hay que hacer (Español)' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/question_drafts/keep') && answer.ok());
  await prompt(page).fill('A medio escribir');
  await kept;
  await page.close({ runBeforeUnload: false });

  const other = await (await browser.newContext({ baseURL: new URL(url).origin, locale: 'es-MX' })).newPage();
  await signIn(other, 'coordinator');
  await other.goto(url);
  const left = other.getByRole('region', { name: 'Lo que no se guardó' });
  await expect(left).toContainText('A medio escribir');
  await left.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(prompt(other)).toHaveValue('A medio escribir');
  await cards(other).first().getByRole('button', { name: 'Cancelar' }).click();
  await other.reload();
  await expect(cards(other).first()).toBeVisible();
  await expect(left).toHaveCount(0);
  await other.context().close();
});

test('What was typed in the moment before a reload, or after the session had ended, is offered again', async ({
  page,
  school,
}) => {
  await openExercise(page);
  const url = page.url();
  const left = page.getByRole('region', { name: 'Lo que no se guardó' });
  const prompt = cards(page).first().getByRole('textbox', { name: 'Qué hay que hacer (Español)' });
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Editar la pregunta 1' }).click();
  await prompt.fill('Recién escrito');
  await page.reload();
  await expect(left).toContainText('Recién escrito');
  await left.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await school.knex('sessions').whereNull('ended_at').update({ ended_at: new Date(), end_reason: 'replaced' });
  await prompt.fill('Sin sesión');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'coordinator');
  await page.goto(url);
  await expect(left).toContainText('Sin sesión');
  await left.getByRole('button', { name: 'Descartar' }).click();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(left).toHaveCount(0);
});
