import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import { meetingIn } from '#tests/support/running_now.ts';
import type { Served } from '#tests/support/served.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const notice = (page: Page) => page.locator('.MuiSnackbar-root');
const card = (page: Page, hours: string) => page.locator('[data-line]').filter({ hasText: hours });

/** A line of the running period that begins at nine in the evening, on another day than today. */
const lineOf = ({ knex }: Served) =>
  knex('schedules')
    .join('periods', 'periods.id', 'schedules.period_id')
    .join('levels', 'levels.id', 'schedules.level_id')
    .where({ 'periods.status': 'active', start_time: '21:00' })
    .whereRaw(`weekday <> to_char(now() at time zone 'America/Mexico_City', 'fmday')`)
    .first('schedules.id', 'period_id', 'levels.name');
/** Its classes to come, which stay the same when the line ends and another begins. */
const comingOf = ({ knex }: Served, schedule_id: number): Promise<number[]> =>
  knex('meetings').where({ schedule_id }).where('starts_at', '>', knex.fn.now()).orderBy('series_date').pluck('id');
const hoursOf = ({ knex }: Served, ids: number[]): Promise<string[]> =>
  knex('meetings').whereIn('id', ids).orderBy('series_date').pluck('start_time');

test('A coordinator moves one date of a line by keyboard, takes it back, and then all that are left', async ({
  page,
  school,
}) => {
  const line = await lineOf(school);
  const coming = await comingOf(school, line.id);
  const before = await hoursOf(school, coming);
  await signIn(page, 'coordinator');
  await page.goto(`/periods/period/${line.period_id}`);
  await card(page, '21:00 a 21:50').filter({ hasText: line.name }).focus();
  await page.keyboard.press('ArrowUp');
  const asked = dialog(page).filter({ hasText: '¿Qué fechas cambian?' });
  await tabTo(page, asked.getByLabel('Desde una fecha'));
  await page.keyboard.press('ArrowUp');
  await expect(asked.getByLabel('Una sola fecha')).toBeChecked();
  await expect(asked.getByText('Qué cambia: 1 fecha')).toBeVisible();
  await meetsAxe(page);
  await asked.getByRole('button', { name: 'Cambiar' }).click();
  await expect.poll(() => hoursOf(school, coming)).toEqual(['20:45:00', ...before.slice(1)]);
  await expect(card(page, '21:00 a 21:50').filter({ hasText: line.name }), 'the line itself stays').toBeVisible();
  await notice(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => hoursOf(school, coming)).toEqual(before);

  await card(page, '21:00 a 21:50').filter({ hasText: line.name }).focus();
  await page.keyboard.press('ArrowUp');
  await asked.getByLabel('Todas las que faltan').check();
  await expect(asked.getByText(`Qué cambia: ${before.length} fechas`)).toBeVisible();
  await asked.getByRole('button', { name: 'Cambiar' }).click();
  await expect.poll(() => hoursOf(school, coming)).toEqual(before.map(() => '20:45:00'));
});

test('A teacher comes from the calendar of a phone into the room by one button', async ({ page, school }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { knex } = school;
  await knex('meetings').where('ends_at', '>', new Date()).update({ status: 'inactive' });
  const id = await meetingIn(knex, 30, { seats: [] });
  await signIn(page, 'teacher');
  await page.goto('/calendar');
  await page.getByRole('button', { name: /^\d\d:\d\d .* 0 de 8$/ }).click();
  const way = dialog(page).getByRole('link', { name: 'Ir a la sala' });
  await expect(way).toHaveAttribute('href', `/classe/${id}`);
  await meetsAxe(page);
  await page.goto('/classes');
  await tabTo(page, page.getByRole('link', { name: 'Ir a la sala' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/classe/${id}`);
  await expect(page.getByRole('timer')).toContainText('abrirá en');
});

test('A student tries the camera days before a class, from the page about it', async ({ page, school }) => {
  const id = await meetingIn(school.knex, 2 * 1440);
  await signIn(page, 'student');
  await page.goto(`/classes/classe/${id}`);
  await page.getByRole('link', { name: 'Probar mi cámara y micrófono' }).click();
  await page.waitForURL(`**/classe/${id}#devices`);
  await expect(page.getByRole('button', { name: 'Probar la cámara' })).toBeVisible();
  await meetsAxe(page);
});
