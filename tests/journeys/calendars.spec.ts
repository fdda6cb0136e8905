import type { Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

/** A week far from what the demo school plans; its Wednesday. */
const date = '2041-03-06';
const week = `?view=week&date=${date}`;

const idOf = async ({ knex }: Served, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;
const startOf = async ({ knex }: Served, id: number) => (await knex('meetings').where({ id }).first()).start_time;

/** A class of the teacher at 10:00, by who plans. */
async function plan(page: Page, school: Served, more: object = {}): Promise<number> {
  const { id: level_id } = await school.knex('levels').where({ order: 3 }).first('id');
  const body = { level_id, local_date: date, start_time: '10:00', minutes: 60, capacity: 6, ...more };
  const answer = await page.request.post('/api/classes', {
    data: { staff_id: await idOf(school, 'teacher'), ...body },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test('A coordinator moves a class by mouse, takes it back, moves it by keyboard and cancels it', async ({
  page,
  school,
}) => {
  await signIn(page, 'coordinator');
  const id = await plan(page, school);
  await page.goto(`/calendar/classes${week}`);
  const event = page.getByRole('button', { name: /^10:00 / });
  const box = await event.boundingBox();
  const at = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 10 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  // An hour is as high as the class is.
  await page.mouse.move(at.x, at.y + 2 * (box?.height ?? 0), { steps: 12 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^12:00 / })).toBeVisible();
  await expect.poll(() => startOf(school, id)).toBe('12:00:00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => startOf(school, id)).toBe('10:00:00');
  await expect(event).toBeVisible();

  await tabTo(page, event);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /./ });
  await expect(panel.getByText('0 de 6')).toBeVisible();
  await meetsAxe(page);
  await tabTo(page, panel.getByRole('button', { name: 'Reprogramar…' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Reprogramar/ });
  await dialog.getByLabel('Hora').fill('16:30');
  await expect(dialog.getByText('Qué cambia: 1 fecha')).toBeVisible();
  await meetsAxe(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => startOf(school, id)).toBe('16:30:00');
  await expect(dialog).toBeHidden();

  await panel.getByRole('button', { name: 'Cancelar la clase' }).click();
  await page
    .getByRole('dialog', { name: /^Cancelar/ })
    .getByRole('button', { name: 'Cancelar la clase' })
    .click();
  await expect.poll(async () => (await school.knex('meetings').where({ id }).first()).status).toBe('inactive');
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: /^Cancelada: 16:30 / })).toBeVisible();
});

test('A class that collides is refused in words, where it is dragged to and where it is added', async ({
  page,
  school,
}) => {
  await signIn(page, 'coordinator');
  const [first, second] = [
    await plan(page, school, { start_time: '08:00' }),
    await plan(page, school, { start_time: '13:00' }),
  ];
  expect(first).not.toBe(second);
  await page.goto(`/calendar/classes${week}`);
  const event = page.getByRole('button', { name: /^13:00 / });
  const [box, other] = await Promise.all([
    event.boundingBox(),
    page.getByRole('button', { name: /^08:00 / }).boundingBox(),
  ]);
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 30, (other?.y ?? 0) + 10, { steps: 12 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: /^Reprogramar/ });
  await expect(dialog.getByText('el docente ya tiene otra a esa hora:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reprogramar' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(event).toBeVisible();
  expect(await startOf(school, second)).toBe('13:00:00');

  await page.getByRole('button', { name: 'Agregar' }).click();
  const form = page.getByRole('dialog', { name: /clase/i });
  for (const [field, name] of [
    ['Docente', 'Daniel Ortiz'],
    ['Nivel', '4. '],
  ] as const) {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name }).click();
  }
  await form.getByLabel('Fecha').fill(date);
  await form.getByLabel('Hora', { exact: false }).first().fill('08:15');
  await form.getByLabel('Duración').fill('50');
  await form.getByLabel('Lugares').fill('6');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/Error al agregar/)).toBeVisible();
});

test('A teacher sees the own meetings of every kind, and a phone begins with a list', async ({ browser, school }) => {
  const office = await (await browser.newContext({ baseURL: school.url })).newPage();
  await signIn(office, 'coordinator');
  await plan(office, school, { start_time: '18:00' });
  await plan(office, school, { start_time: '19:00', staff_id: await idOf(school, 'laura.mendez') });
  await office.context().close();
  const page = await (
    await browser.newContext({ baseURL: school.url, locale: 'es-MX', viewport: { width: 360, height: 740 } })
  ).newPage();
  await signIn(page, 'teacher');
  await page.goto(`/calendar?date=${date}`);
  await expect(page.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^18:00 /)).toBeVisible();
  await expect(page.getByText(/^19:00 /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agregar' })).toHaveCount(0);
  await meetsAxe(page);
  await page.context().close();
});
