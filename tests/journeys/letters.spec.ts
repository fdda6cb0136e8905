import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { idOf } from '#tests/support/browser/page_views.ts';
import { enter, expect, signIn, test } from '#tests/support/journey.ts';
import { letterOf, linksIn, seatIn, send } from '#tests/support/seats/letters.ts';
import { makeClass } from '#tests/support/seats/made_class.ts';
import type { Served } from '#tests/support/served.ts';

/** Somebody takes the only seat, the student waits for it, and it is given back. */
async function offer(school: Served, page: Page, rival: Page, days: number): Promise<number> {
  const id = await makeClass(school, days);
  const { registration } = await send(rival, `classes/${id}/register`);
  await send(page, `classes/${id}/register`, { wait: true });
  await send(rival, `registrations/${registration}/cancel`);
  return id;
}

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
  const field = calendar.getByLabel('Tu dirección de calendario');
  // Outside production the server does not know its name: a page that still sleeps shows another.
  await expect(field).toHaveValue(new RegExp(`^${school.url}/`));
  const address = await field.inputValue();
  const answer = await fetch(address);
  expect([answer.status, (await answer.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  await meetsAxe(page);
  await page.reload();
  await expect(calendar.getByText('Tienes una dirección en uso.')).toBeVisible();
  await calendar.getByRole('button', { name: 'Anular la dirección' }).click();
  await expect(calendar.getByRole('status')).toHaveText('La dirección se anuló.');
  expect((await fetch(address)).status).toBe(404);
});
