import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { idOf, ownPage } from '#tests/support/browser/page_views.ts';
import { enter, expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

const day = 86_400_000;

/** A class of one seat in the student's level, beyond those that the school opens with. */
async function makeClass({ knex }: Served, days: number): Promise<number> {
  const student = await knex('users').where({ username: 'student' }).first();
  const teacher = await knex('users').where({ username: 'karen.whitfield' }).first();
  const [{ id }] = await knex('meetings')
    .insert({
      ...{ kind: 'classe', staff_id: teacher.id, level_id: student.current_level_id, parallel: true },
      ...{ local_date: new Date(Date.now() + days * day).toISOString().slice(0, 10), start_time: '05:00', minutes: 50 },
      ...{ time_zone: 'America/Mexico_City', margin_before: 0, margin_after: 0 },
      ...{ capacity: 1, registration_days: 60, status: 'active' },
    })
    .returning('id');
  return id;
}

/** Somebody takes the only seat, the student waits for it, and it is given back. */
async function offer(school: Served, page: Page, rival: Page, days: number): Promise<number> {
  const id = await makeClass(school, days);
  const post = async (who: Page, path: string, body: object = {}) => {
    const answer = await who.request.post(`/api/${path}`, { headers: ownPage, data: body });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json();
  };
  const { registration } = await post(rival, `classes/${id}/register`);
  await post(page, `classes/${id}/register`, { wait: true });
  await post(rival, `registrations/${registration}/cancel`);
  return id;
}

interface Letter {
  subject: string;
  text: string;
  calendar: string | null;
}

/** The student's newest letter of a kind about a meeting, once the job has written it. */
async function letterOf({ knex }: Served, letter: string, meeting: number): Promise<Letter> {
  await knex.raw(`select graphile_worker.add_job('write_letters', '{}')`);
  const { id: user_id } = await knex('users').where({ username: 'student' }).first('id');
  const newest = () =>
    knex('letters')
      .where({ letter, user_id })
      .where('text', '~', `/classes/classe/${meeting}(\\s|$)`)
      .orderBy('id', 'desc')
      .first();
  await expect.poll(async () => (await newest())?.letter, { timeout: 20_000 }).toBe(letter);
  return newest();
}

/** The addresses in a letter, as a browser at this school opens them. */
const linksIn = ({ text }: Letter): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });

const seatIn =
  ({ knex }: Served, meeting: number) =>
  async () => {
    const student = await knex('users').where({ username: 'student' }).first();
    const seat = await knex('registrations')
      .where({ meeting_id: meeting, student_id: student.id })
      .orderBy('id', 'desc')
      .first();
    return seat?.status;
  };

/** Signs in at the door that the page shows, without a mouse. */
async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel(/^(Usuario|Username)$/));
  await page.keyboard.type('student');
  await tabTo(page, page.getByLabel(/^(Contraseña|Password)$/));
  await page.keyboard.type('learning-demo');
  await page.keyboard.press('Enter');
}

test('A student on a phone follows the letter of an offer through the sign-in, accepts by keyboard, and cancels by the letter of the seat', async ({
  page,
  browser,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const rival = await (await browser.newContext({ baseURL: school.url })).newPage();
  await signIn(rival, 'camila.escobedo');
  await signIn(page, 'student');
  const meeting = await offer(school, page, rival, 24);
  const seat = seatIn(school, meeting);
  await page.context().clearCookies();

  const offered = await letterOf(school, 'seat_offered', meeting);
  expect(offered).toMatchObject({ subject: expect.stringMatching(/^Hay un lugar para ti/), calendar: null });
  await page.goto(linksIn(offered)[0] as string);
  await expect(page, 'the letter is for nobody who is not signed in').toHaveURL(/\/login/);
  await signInByKeyboard(page);
  await expect(page).toHaveURL(new RegExp(`/classes/classe/${meeting}$`));
  await expect(page.getByText('¡Hay un lugar para ti!')).toBeVisible();
  expect(await seat(), 'to open a page changes nothing').toBe('offered');
  await meetsAxe(page);
  await tabTo(page, page.getByRole('button', { name: /^Aceptar lugar/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tienes lugar')).toBeVisible();
  await expect.poll(seat).toBe('registered');

  const confirmed = await letterOf(school, 'seat_registered', meeting);
  expect(confirmed.subject).toMatch(/^Tienes un lugar/);
  expect(confirmed.calendar).toContain('METHOD:REQUEST');
  expect(confirmed.calendar).toContain('BEGIN:VEVENT');
  await page.goto(linksIn(confirmed)[0] as string);
  await tabTo(page, page.locator('summary').filter({ hasText: 'Cancelar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Sí, cancelar/ }));
  expect(await seat()).toBe('registered');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Registrarme/ })).toBeVisible();
  await expect.poll(seat).toBe('inactive');
  expect((await letterOf(school, 'seat_cancelled', meeting)).calendar).toContain('METHOD:CANCEL');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await rival.context().close();
});

test('A student who reads English is told what accepting one of two offers ends, and switches letters off where a letter leads', async ({
  page,
  browser,
  school,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await school.knex('users').where({ username: 'student' }).update({ locale: 'en' });
  const rival = await (await browser.newContext({ baseURL: school.url })).newPage();
  await signIn(rival, 'camila.escobedo');
  await enter(page, 'student');
  const first = await offer(school, page, rival, 26);
  const teacher = await idOf(school, 'sarah.collins');
  await school.knex('meetings').where({ id: first }).update({ staff_id: teacher });
  const second = await offer(school, page, rival, 26);

  await page.goto(linksIn(await letterOf(school, 'seat_offered', second))[0] as string);
  await expect(page.getByText(/If you accept it, the other seat that you are offered at that hour/)).toBeVisible();
  await page.getByRole('button', { name: /^Accept the seat/ }).click();
  await expect(page.getByText('You have a seat')).toBeVisible();
  await expect.poll(seatIn(school, second)).toBe('registered');
  expect(await seatIn(school, first)()).toBe('inactive');

  const confirmed = await letterOf(school, 'seat_registered', second);
  expect(confirmed.subject).toMatch(/^Your seat: /);
  const student = await idOf(school, 'student');
  const unwanted = async () => (await school.knex('users').where({ id: student }).first()).unwanted_letters;
  await page.goto(linksIn(confirmed).at(-1) as string);
  await expect(page).toHaveURL(/unwanted=seat$/);
  expect(await unwanted()).toEqual([]);
  await page.getByRole('button', { name: 'Stop them' }).click();
  await expect.poll(unwanted).toEqual(['seat']);
  await expect(page.getByRole('checkbox', { name: 'Own registrations and cancellations' })).not.toBeChecked();
  await rival.context().close();
});

test('A student makes the address of the own calendar, subscribes to it, and withdraws it', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await school.knex('users').where({ username: 'student' }).update({ locale: 'es' });
  await signIn(page, 'student');
  await page.goto(`/students/${await idOf(school, 'student')}/form`);
  const calendar = page.getByRole('region', { name: 'Tus clases en tu calendario' });
  await calendar.getByRole('button', { name: 'Crear una dirección' }).click();
  const address = await calendar.getByLabel('Tu dirección de calendario').inputValue();
  expect(new URL(address).origin).toBe(new URL(page.url()).origin);
  const answer = await fetch(address);
  expect([answer.status, (await answer.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  await meetsAxe(page);
  await page.reload();
  await expect(calendar.getByText('Tienes una dirección en uso.')).toBeVisible();
  await calendar.getByRole('button', { name: 'Anular la dirección' }).click();
  await expect(calendar.getByRole('status')).toHaveText('La dirección se anuló.');
  expect((await fetch(address)).status).toBe(404);
});
