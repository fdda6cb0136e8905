import type { Page } from 'playwright/test';
import { isAwake } from '#tests/support/browser/awake.ts';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, scored, signIn, test } from '#tests/support/journey.ts';
import { onOnePage, openLessons } from '#tests/support/lessons.ts';
import type { Served } from '#tests/support/served.ts';

/** The exercises of the student's level that were not begun, in the order of the course. */
async function openExercises({ knex }: Served): Promise<string[]> {
  const found = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.kind': 'exercise', 'forms.status': 'active' })
    .whereNotExists(
      knex('attempts')
        .join('form_versions', 'form_versions.id', 'attempts.form_version_id')
        .whereRaw('form_versions.form_id = forms.id and attempts.student_id = users.id'),
    )
    .orderBy(['lessons.id', 'forms.order'])
    .select('forms.id as form', 'lessons.id as lesson', 'lessons.level_id as level');
  return found.map(({ level, lesson, form }) => `/levels/level/${level}/lesson/${lesson}/exercise/${form}/form`);
}

async function begin(page: Page, school: Served): Promise<string> {
  const [address] = await openExercises(school);
  expect(address, 'an exercise that was not begun').toBeDefined();
  await page.goto(address as string);
  await isAwake(page);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.locator('.question').first()).toBeVisible();
  return address as string;
}

const saved = (page: Page) => expect(page.locator('.saving')).toHaveText('Guardado');
const bar = (page: Page) => page.getByRole('region', { name: 'Estado del ejercicio' });

/** What the keyboard is on, and which question it belongs to. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const question = element.closest('.question')?.id ?? null;
    return { kind: element.type ?? element.tagName, question, marked: element.checked };
  });

/** Goes from control to control by Tab and answers each, until so many questions are behind or the button is reached. */
async function answerByKeyboard(page: Page, questions: number): Promise<void> {
  const met = new Set<string>();
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const { kind, question } = await focused(page);
    if (question === null) return;
    if (!met.has(question) && met.size === questions) return;
    if (kind === 'text') await page.keyboard.type('do');
    else if (kind === 'select-one') await page.keyboard.press('ArrowDown');
    else if (!met.has(question)) await page.keyboard.press('1');
    met.add(question);
  }
}

/** What all controls hold. */
const held = (page: Page) =>
  page
    .locator('.questions form')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].filter(([name]) => /^q\d/.test(name)));

test.beforeEach(async ({ page, school }) => {
  await openLessons(school);
  await onOnePage(school);
  await school.knex('attempts').where({ status: 'draft' }).delete();
  page.on('pageerror', (error) => expect(error.message, 'no error in the page').toBeNull());
  await signIn(page, 'student');
});

test('A student answers by keyboard, loses the browser half-way, resumes, submits and sees the score', async ({
  page,
  school,
  browser,
}) => {
  const address = await begin(page, school);
  await meetsAxe(page);
  const all = await page.locator('.question').count();
  await page.locator('.question').first().focus();
  await answerByKeyboard(page, Math.floor(all / 2));
  await expect(bar(page)).toContainText(`${Math.floor(all / 2)} de ${all}`);
  await saved(page);
  const before = await held(page);
  const cookies = await page.context().cookies();
  await page.context().close();

  const context = await browser.newContext({
    baseURL: school.url,
    locale: 'es-MX',
    viewport: { width: 360, height: 740 },
  });
  await context.addCookies(cookies);
  const phone = await context.newPage();
  await phone.goto(address);
  await isAwake(phone);
  await expect(bar(phone)).toContainText(`${Math.floor(all / 2)} de ${all}`);
  expect(await held(phone)).toEqual(before);
  await phone
    .locator('.question')
    .nth(Math.floor(all / 2))
    .focus();
  await answerByKeyboard(phone, all);
  await expect(bar(phone)).toContainText(`${all} de ${all}`);
  await saved(phone);
  expect((await focused(phone)).kind).toBe('submit');
  await phone.keyboard.press('Enter');
  await scored(phone);
  await expect(phone.locator('.figure')).toHaveText(/^\d+(\.\d+)?\s%$/);
  await expect(phone.locator('.review')).toHaveCount(all);
  await meetsAxe(phone);
  await context.close();
});

test('Answers given without connection are kept, and sent when it is back', async ({ page, school }) => {
  await begin(page, school);
  await page.context().setOffline(true);
  await page.locator('.choices').first().locator('label').nth(1).click();
  await expect(bar(page)).toContainText('Sin conexión: guardado en este dispositivo');
  const given = await held(page);
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  expect(await held(page)).toEqual(given);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answers:')))).toEqual([]);
});

test('Who cannot sign out without connection keeps what was answered; who signs out leaves nothing behind', async ({
  page,
  school,
}) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answers:')).length);
  const leave = page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' });
  const address = await begin(page, school);
  const words = page.locator('.questions input[type=text]').first();
  await page.context().setOffline(true);
  await words.fill('before');
  await page.getByRole('banner').locator('summary').click();
  await leave.click();
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible();
  expect(await kept()).toBe(1);
  await page.context().setOffline(false);
  await words.fill('just before');
  await page.getByRole('banner').locator('summary').click();
  await leave.click();
  await page.waitForURL('**/login/student');
  expect(await kept()).toBe(0);
  await signIn(page, 'student');
  await page.goto(address);
  await expect(words).toHaveValue('just before');
});

test('What was typed is saved when the page is left in the middle of a word', async ({ page, school }) => {
  const address = await begin(page, school);
  await page.locator('.questions input[type=text]').first().pressSequentially('hal');
  await page.goto('/levels');
  await page.goto(address);
  await expect(page.locator('.questions input[type=text]').first()).toHaveValue('hal');
});

test('A tap anywhere on the row of an answer chooses it and brings the next question into view', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await begin(page, school);
  const at = await page
    .locator('.question')
    .evaluateAll((all) => all.findIndex((one, index) => one.querySelector('.choice') && index < all.length - 1));
  const row = page.locator('.question').nth(at).locator('.choice').first();
  const next = page.locator('.question').nth(at + 1);
  await row.scrollIntoViewIfNeeded();
  const before = await next.boundingBox();
  await row.locator('span').first().click();
  await expect(row.locator('input')).toBeChecked();
  await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  await expect(next).toBeInViewport();
});

test('Submitting with open questions says which, leads there, and is possible', async ({ page, school }) => {
  await begin(page, school);
  const all = await page.locator('.question').count();
  await page.getByRole('button', { name: 'Enviar respuestas' }).click();
  const panel = page.locator('#open');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link')).toHaveCount(all);
  await meetsAxe(page);
  await panel.getByRole('link').nth(2).press('Enter');
  await expect(page.locator('.question').nth(2)).toBeInViewport();
  await panel.getByRole('button', { name: 'Enviar así' }).dblclick();
  await scored(page);
  await expect(page.locator('.verdict')).toContainText('0 %');
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(bar(page)).toContainText(`0 de ${all}`);
});

test('The whole exercise works in a browser without script', async ({ browser, school, page }) => {
  const context = await browser.newContext({ baseURL: school.url, javaScriptEnabled: false, locale: 'es-MX' });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await begin(plain, school);
  await plain.locator('.choices').first().locator('label').first().click();
  await plain.getByRole('button', { name: 'Enviar respuestas' }).click();
  await expect(plain.locator('#open')).toBeVisible();
  await expect(plain.locator('.choices').first().locator('input').first()).toBeChecked();
  await plain.getByRole('button', { name: 'Enviar así' }).click();
  await expect(plain.locator('.verdict')).toBeVisible();
  await context.close();
});

test('What was answered before the script came is saved when it comes', async ({ page, school }) => {
  const address = await begin(page, school);
  const { promise: waits, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/_student/assets/*.js', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.choices').first().locator('label').nth(1).click();
  await page.locator('.questions input[type=text]').first().fill('early');
  const [given] = await Promise.all([held(page), come()]);
  await expect(bar(page)).not.toContainText('0 de');
  await saved(page);
  await page.reload();
  expect(await held(page)).toEqual(given);
});

test('A coordinator’s preview is the student’s own form, and writes nothing', async ({ page, browser, school }) => {
  const context = await browser.newContext({ baseURL: school.url });
  const staff = await context.newPage();
  await signIn(staff, 'coordinator');
  const written: string[] = [];
  staff.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  await staff.goto('/preview/form');
  await expect(staff.locator('.empty')).toBeVisible();
  await isAwake(staff);
  await meetsAxe(staff);
  const form = (title: string) => ({
    schema: { type: 'object', properties: { q1: { title, type: 'string', oneOf: [{ const: 'a', title: 'is' }] } } },
    uiSchema: { 'ui:order': ['q1'], q1: { 'ui:widget': 'choice', 'ui:options': { text: 'She ___ here.' } } },
  });
  const message = { type: 'preview', locale: 'en', es: form('Elige'), en: form('Choose') };
  await staff.evaluate((sent) => window.postMessage(sent, location.origin), message);
  await expect(staff.getByRole('heading', { name: 'Question 1 of 1 Choose' })).toBeVisible();
  await staff.getByRole('radio', { name: 'is' }).check();
  await meetsAxe(staff);
  expect(written).toEqual([]);
  await context.close();
  await page.close();
});
