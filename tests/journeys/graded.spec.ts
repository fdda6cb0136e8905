import type { Browser, Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { idOf } from '#tests/support/browser/page_views.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

const browser = findBrowser();
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...browser, args: [...browser.args, ...microphone] } });

/** Where an exercise of the demo school stands. */
async function addressOf({ knex }: Served, title: string): Promise<string> {
  const { form, lesson, level } = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .where({ 'forms.kind': 'exercise', 'forms.title': title })
    .first('forms.id as form', 'lessons.id as lesson', 'lessons.level_id as level');
  return `/levels/level/${level}/lesson/${lesson}/exercise/${form}/form`;
}

async function begin(page: Page, school: Served, title: string, who = 'ximena.ochoa'): Promise<string> {
  const address = await addressOf(school, title);
  await signIn(page, who);
  await page.goto(address);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.locator('.question').first()).toBeVisible();
  return address;
}

const lastAttempt = async ({ knex }: Served, username: string) =>
  knex('attempts')
    .join('users', 'users.id', 'attempts.student_id')
    .where({ username })
    .orderBy('attempts.id', 'desc')
    .first('attempts.id', 'attempts.status', 'attempts.answers');

const another = async (browser: Browser, school: Served, who: string) => {
  const page = await (await browser.newContext({ baseURL: school.url, locale: 'es-MX' })).newPage();
  await signIn(page, who);
  return page;
};

test('A student writes and speaks, a coordinator grades it by the rubric, and the student reads what was said', async ({
  page,
  browser,
  school,
}) => {
  const address = await begin(page, school, 'El entrevistador');
  const essay = page.locator('.question', { has: page.locator('textarea') });
  await essay.locator('textarea').fill('Hi Marisol! I get up at six. Do you like your job?');
  await expect(essay.getByText('12 palabras · al menos 40 · como máximo 90')).toBeVisible();
  const speech = page.locator('.question', { has: page.locator('.recorder') });
  await speech.getByRole('button', { name: 'Grabar' }).click();
  await expect(speech.getByRole('meter', { name: 'Volumen de tu voz' })).toBeVisible();
  await page.waitForTimeout(1500);
  await speech.getByRole('button', { name: 'Parar' }).click();
  await expect(speech.getByText('Tu grabación está guardada.')).toBeVisible();
  await expect(page.locator('.saving')).toHaveText('Guardado');
  await meetsAxe(page);
  await page.locator('button[value=submit]').click();
  await page.locator('button[value=submit_anyway]').click();
  await expect(page).toHaveURL(`${address}/score`);
  await expect(page.getByRole('heading', { name: 'En revisión' })).toBeVisible();

  const { id } = await lastAttempt(school, 'ximena.ochoa');
  const office = await another(browser, school, 'coordinator');
  await office.goto(`/attempts?filter=${encodeURIComponent('{"status":["pending_revision"]}')}`);
  // A name leads to its student, the rest of the row to the attempt; so it does on the attempt's page.
  const student = `/students/${await idOf(school, 'ximena.ochoa')}/form`;
  const row = office.getByRole('row', { name: 'Ximena Ochoa' });
  await expect(row.getByRole('link', { name: 'Ximena Ochoa' })).toHaveAttribute('href', student);
  await row.getByText('Pendiente de revisión').click();
  await expect(office).toHaveURL(new RegExp(`/attempts/${id}/show$`));
  const name = office.getByRole('definition').getByRole('link', { name: 'Ximena Ochoa' });
  await expect(name).toHaveAttribute('href', student);
  const waiting = office.getByRole('listitem').filter({ has: office.getByRole('radiogroup') });
  await expect(waiting).toHaveCount(2);
  await expect(office.locator('audio')).toHaveJSProperty('error', null);
  await expect(office.getByRole('list', { name: 'Qué significan los signos' })).toBeVisible();
  await meetsAxe(office);
  const complete = office.getByRole('button', { name: 'Completar la revisión' });
  await expect(complete).toBeDisabled();
  // What is decided stays in sight, however far down one reads.
  for (const card of await waiting.all()) {
    await card.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(complete).toBeInViewport();
  }
  for (const card of await waiting.all())
    for (const group of await card.getByRole('radiogroup').all()) await group.getByRole('radio').last().check();
  await waiting.first().getByRole('textbox').fill('Buen comienzo: cuenta más de tu tarde.');
  await complete.click();
  await expect.poll(async () => (await lastAttempt(school, 'ximena.ochoa')).status).toBe('completed');
  await expect(office).not.toHaveURL(new RegExp(`/attempts/${id}/show`));

  await page.reload();
  await expect(page.getByText('Buen comienzo: cuenta más de tu tarde.')).toBeVisible();
  await expect(page.getByText('Todo se entiende').or(page.getByText('Se entiende todo. (2 de 2)'))).toBeVisible();
  await meetsAxe(page);
});

test('Without a microphone the page says so plainly, and all else can be answered', async ({ page, school }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await begin(page, school, 'El entrevistador', 'daniela.quiroz');
  await expect(page.getByText('Este navegador no puede grabar aquí.')).toBeVisible();
  await page.locator('textarea').fill('Hi Marisol!');
  await expect(page.locator('.saving')).toHaveText('Guardado');
});

test('The time is the server’s: a device with a wrong clock is warned, and what was answered is submitted at the end', async ({
  page,
  school,
}) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 3 * 3_600_000;
  });
  const address = await begin(page, school, 'El reloj y el calendario');
  await expect(page.getByRole('timer')).toContainText(/1[12]:\d\d/);
  const { id } = await lastAttempt(school, 'ximena.ochoa');
  const in63 = school.knex.raw(`now() + interval '63 seconds'`);
  const before = school.knex.raw(`now() - interval '10 minutes'`);
  await school.knex('attempts').where({ id }).update({ started_at: before, deadline_at: in63 });
  await page.reload();
  await expect(page.getByRole('timer')).toContainText('1:0');
  await expect(page.locator('.time-left + [role=status]')).toHaveText('Queda 1 minuto');
  await page.locator('.question input[type=text], .question input[type=radio]').first().click();
  await page.keyboard.type('a');
  const soon = school.knex.raw(`now() + interval '2 seconds'`);
  await school.knex('attempts').where({ id }).update({ deadline_at: soon });
  await page.reload();
  await expect(page).toHaveURL(`${address}/score`);
  expect((await lastAttempt(school, 'ximena.ochoa')).status).not.toBe('draft');
});
