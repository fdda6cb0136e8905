import { meetsAxe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

const password = 'learning-demo';
const idOf = async ({ knex }: Served, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;

/** A class of one seat, which somebody gives back while the student waits for it: the seat is offered. */
async function offer({ knex }: Served): Promise<number> {
  const { id: student, current_level_id } = await knex('users').where({ username: 'student' }).first();
  const [{ id: other }] = await knex('users')
    .where({ current_level_id, kind: 'student', status: 'active' })
    .whereNot({ id: student })
    .whereIn('student_type', ['normal', 'beginner_forum'])
    .limit(1);
  const [{ id }] = await knex('meetings')
    .insert({
      kind: 'classe',
      staff_id: await knex('users')
        .where({ username: 'laura.mendez' })
        .first('id')
        .then(({ id: teacher }) => teacher),
      level_id: current_level_id,
      local_date: knex.raw(`current_date + 20`),
      start_time: '05:00',
      minutes: 50,
      time_zone: 'America/Mexico_City',
      margin_before: 0,
      margin_after: 5,
      registration_days: 60,
      capacity: 1,
      status: 'active',
    })
    .returning('id');
  const register = async (who: number) =>
    (await knex.raw(`select register_seat(?, ?, true, jsonb_build_object('user_id', ?::int)) as a`, [who, id, who]))
      .rows[0].a;
  const seat = await register(other);
  await register(student);
  await knex.raw(`select cancel_seat(?, '{}')`, [seat.registration]);
  return id;
}

/** The newest letter of a kind, once the job has written it. */
async function letterOf({ knex }: Served, letter: string, user_id: number) {
  await knex.raw(`select graphile_worker.add_job('write_letters')`);
  const newest = () => knex('letters').where({ letter, user_id }).orderBy('id', 'desc').first();
  await expect.poll(newest, { timeout: 20_000 }).toBeTruthy();
  return newest();
}

/** The addresses in a letter, as a browser at this school opens them. */
const linksIn = ({ text }: { text: string }): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });

test('A student follows the letter of an offer through the sign-in to the class, and accepts the seat', async ({
  page,
  school,
}) => {
  const meeting = await offer(school);
  const student = await idOf(school, 'student');
  const letter = await letterOf(school, 'seat_offered', student);
  expect(letter).toMatchObject({ to: expect.stringContaining('@'), calendar: null });
  const [address = ''] = linksIn(letter);
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
  const seat = () => school.knex('registrations').where({ meeting_id: meeting, student_id: student }).first();
  expect((await seat()).status).toBe('offered');
  await page.getByLabel('Usuario').fill('student');
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(new RegExp(`/classes/classe/${meeting}$`));
  expect((await seat()).status).toBe('offered');
  await page.getByRole('button', { name: 'Aceptar lugar' }).first().click();
  await expect.poll(async () => (await seat()).status).toBe('registered');

  // The seat's own letter brings it into the calendar, and leads to where such letters are switched off.
  const confirmed = await letterOf(school, 'seat_registered', student);
  expect(confirmed.calendar).toContain('METHOD:REQUEST');
  await page.goto(linksIn(confirmed).at(-1) ?? '');
  const unwanted = async () => (await school.knex('users').where({ id: student }).first()).unwanted_letters;
  expect(await unwanted()).toEqual([]);
  await page.getByRole('button', { name: 'No recibir más' }).click();
  await expect(page.getByText('Ya no recibes correos como «Inscripción y cancelación propias».')).toBeVisible();
  expect(await unwanted()).toEqual(['seat']);
  const letters = page.getByRole('region', { name: 'Correos sobre tus clases' }).last();
  await letters.getByLabel('Inscripción y cancelación propias').check();
  await letters.getByLabel('Recordatorio una hora antes').uncheck();
  await letters.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(unwanted).toEqual(['hour_before']);
});

test('A student makes, copies and revokes the address of the own calendar; a teacher makes one too', async ({
  page,
  school,
}) => {
  const sign = async (door: string, username: string) => {
    await page.goto(door);
    await page.getByLabel('Usuario').fill(username);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  };
  await sign('/login/student', 'student');
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

  await page.goto('/logout');
  await page.context().clearCookies();
  await sign('/login/teacher', 'teacher');
  await page.goto(`/staff/${await idOf(school, 'teacher')}/form`);
  await page.getByRole('button', { name: 'Crear una dirección' }).click();
  const taught = await page.getByLabel('Tu dirección de calendario').inputValue();
  expect(await (await fetch(taught)).text()).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: /^Anular/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(async () => (await fetch(taught)).status).toBe(404);
});
