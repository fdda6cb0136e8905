import type { Browser, Page } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { classesTaken, expect, signIn, tabTo, test } from '#tests/support/journey.ts';
import { idOf, meetingIn, moveTo, seatIn } from '#tests/support/running_now.ts';
import type { Served } from '#tests/support/served.ts';

const found = findBrowser();
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...found, args: [...found.args, ...camera] } });

const minute = 60_000;

/** A page of another person, or of another device of the same one; what is logged as an error there fails the test. */
async function open(browser: Browser, { url }: Served, username: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: width < 600 ? 740 : 900 } });
  const page = await context.newPage();
  page.on('console', (message) => {
    // A refusal is a 409, which a browser logs by itself.
    if (!message.text().includes('status of 409')) expect(message.type(), message.text()).not.toBe('error');
  });
  await signIn(page, username);
  return page;
}

const stage = (page: Page) => page.getByText('Esta es una sala de prueba');
const people = (page: Page) => page.getByRole('region', { name: /en la sala/ });
test.beforeEach(({ school: { knex } }) =>
  knex('meetings').where('ends_at', '>', new Date()).update({ status: 'inactive' }),
);

test('A student comes from the card to the room, which opens by itself, waits for the teacher, and the class counts', async ({
  browser,
  school,
}) => {
  const { knex } = school;
  const id = await meetingIn(knex, 10 + 12 / 60);
  await knex('levels').update({ required_classes: 40 });
  const [student, teacher] = [await open(browser, school, 'student', 360), await open(browser, school, 'teacher')];
  const before = await classesTaken(student);
  await student.goto(`/classe/${id}`);
  await expect(student.getByRole('timer')).toContainText('abrirá en');
  await student.getByText('Probar cámara y micrófono').click();
  await student.getByRole('button', { name: 'Probar la cámara' }).click();
  await expect(student.getByLabel('Tu cámara')).toBeVisible();
  await student.getByRole('button', { name: 'Probar la conexión' }).click();
  await expect(student.getByText(/Tu conexión es (buena|lenta)/)).toBeVisible();
  await tabTo(student, student.getByRole('button', { name: 'Entrar a la clase' }));
  await student.keyboard.press('Enter');
  await expect(student.getByText('La clase todavía no comienza, se volverá a conectar en')).toBeVisible();
  await meetsAxe(student);

  await teacher.goto(`/classe/${id}`);
  await teacher.getByRole('button', { name: 'Comenzar la clase' }).click();
  await expect(stage(teacher)).toBeVisible();
  await expect(stage(student), 'the student is let in when it starts').toBeVisible();
  await expect(people(teacher)).toContainText('Mariana');
  await student.getByLabel('Escribe un mensaje').fill('Hello, teacher!');
  await student.keyboard.press('Enter');
  await expect(teacher.getByText('Hello, teacher!')).toBeVisible();
  await student.getByRole('button', { name: 'Levantar la mano' }).click();
  await expect(people(teacher)).toContainText('levantó la mano');
  for (const page of [student, teacher]) await meetsAxe(page);
  await fits(student);

  await student.reload();
  await expect(stage(student), 'a page that is loaded anew goes in again').toBeVisible();

  // The class lasts: all of it has begun 45 minutes ago.
  await knex('room_events')
    .where({ meeting_id: id })
    .update({ at: new Date(Date.now() - 44 * minute) });
  await moveTo(knex, id, -45);
  await teacher.locator('summary').filter({ hasText: 'Terminar para todos' }).click();
  await teacher.getByRole('button', { name: 'Sí, terminar para todos' }).click();
  await expect(student.getByRole('heading', { name: 'La clase terminó' })).toBeVisible();
  await expect(student.getByText(/Estuviste 4\d min/)).toBeVisible();
  await meetsAxe(student);
  await student.getByRole('link', { name: 'Volver a las clases' }).click();
  await student.waitForURL('**/classes');
  expect(await classesTaken(student)).not.toBe(before);
});

test('A student goes on on another device, and is sent out by the teacher for as long as the class runs', async ({
  browser,
  school,
}) => {
  const id = await meetingIn(school.knex, -5, { seats: [] });
  await seatIn(school.knex, id, 'camila.escobedo');
  const teacher = await open(browser, school, 'teacher');
  await teacher.goto(`/classe/${id}`);
  await teacher.getByRole('button', { name: 'Comenzar la clase' }).click();
  const laptop = await open(browser, school, 'camila.escobedo');
  const phone = await laptop.context().newPage();
  await laptop.goto(`/classe/${id}`);
  await laptop.getByRole('button', { name: 'Entrar a la clase' }).click();
  await expect(people(laptop)).toContainText('2 personas');
  await phone.goto(`/classe/${id}`);
  await phone.getByRole('button', { name: 'Entrar a la clase' }).click();
  await expect(phone.getByRole('alert')).toContainText('Ya estás en la sala en otro dispositivo.');
  await phone.getByRole('button', { name: 'Seguir en este dispositivo' }).click();
  await expect(stage(phone)).toBeVisible();
  await expect(laptop.getByRole('heading', { name: 'Seguiste en otro dispositivo' })).toBeVisible();

  await tabTo(teacher, teacher.locator('summary').filter({ hasText: 'Quitar' }));
  await teacher.keyboard.press('Enter');
  await teacher.getByRole('button', { name: 'Sí, quitar a Camila' }).click();
  await expect(phone.getByRole('heading', { name: 'Quien da la clase te quitó de la sala' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Volver a entrar' })).toBeHidden();
  await expect(people(teacher)).toContainText('1 persona');
});

test('A substitute starts a class in English while the licence is free again, and a demo class leads to its score', async ({
  browser,
  school,
}) => {
  const { knex } = school;
  await knex('users').where({ username: 'teacher' }).update({ locale: 'en' });
  const demo = { kind: 'demo', level_id: null };
  const id = await meetingIn(knex, -5, { more: demo, seats: ['demo'] });
  const other = await meetingIn(knex, -20, { more: { staff_id: await idOf(knex, 'laura.mendez') }, seats: [] });
  const { licence_id } = await knex('meetings').where({ id }).first('licence_id');
  const running = { meeting_id: other, licence_id, provider_meeting_id: 'x', started_at: new Date() };
  await knex('sandbox_rooms').insert({ ...running, uuid: crypto.randomUUID() });
  const teacher = await open(browser, school, 'teacher');
  await teacher.goto(`/demo-classes/classe/${id}`);
  await teacher.getByRole('button', { name: 'Start class' }).click();
  await expect(teacher.getByRole('alert')).toHaveText('Already has other meetings in progress.');
  await knex('sandbox_rooms').where({ meeting_id: other }).update({ ended_at: new Date() });
  await teacher.getByRole('button', { name: 'Try again' }).click();
  await expect(teacher.getByText('This is a sandbox room')).toBeVisible();

  const student = await open(browser, school, 'demo', 360);
  await student.goto('/demo/classe');
  await student.getByRole('link', { name: /^Ir a la sala/ }).click();
  await student.getByRole('button', { name: 'Entrar a la clase' }).click();
  await expect(stage(student)).toBeVisible();
  await student.getByRole('button', { name: 'Salir', exact: true }).click();
  await student.getByRole('link', { name: 'Ver mi resultado' }).click();
  await student.waitForURL('**/demo/score');
});
