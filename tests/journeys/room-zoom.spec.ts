import { type Page, test } from 'playwright/test';
import { meetsAxe } from '#tests/support/browser/axe.ts';
import { fits } from '#tests/support/browser/readers.ts';
import { classesTaken, expect } from '#tests/support/journey.ts';
import { moveTo } from '#tests/support/running_now.ts';
import { meetingAtZoom, openZoomSchool, visit, type ZoomSchool } from '#tests/support/zoom/zoom_school.ts';

// The scripts of Zoom are the real ones but where a test says otherwise; what they ask is answered by its stand-in.
let world: ZoomSchool;
test.beforeAll(async () => {
  world = await openZoomSchool();
});
test.afterAll(() => world.close());
test.beforeEach(async () => {
  const { school, zoom } = world;
  await school.knex('meetings').where('ends_at', '>', new Date()).update({ status: 'inactive' });
  zoom.joins.length = 0;
  zoom.planned.length = 0;
});

const minute = 60_000;
const enter = (page: Page) => page.getByRole('button', { name: /^(Entrar a la clase|Join the class)$/ }).click();
const again = (page: Page) => page.getByRole('button', { name: /^(Intentar otra vez|Try again)$/ }).click();
const refusal = (errorCode: number, errorMessage: string) => ({
  status: false,
  errorCode,
  errorMessage,
  result: null,
});
const notStarted = {
  es: 'La clase todavía no comienza, se volverá a conectar en',
  en: 'Meeting has not started, it will reconnect in',
};
const failed = { es: 'Hubo un problema con la conexión de Zoom.', en: 'An issue has arisen with the Zoom connection.' };

for (const locale of ['es', 'en'] as const)
  test(`What Zoom refuses on a computer is said in words of the school, with a way on (${locale})`, async () => {
    const who = locale === 'es' ? 'andres.palacios' : 'camila.escobedo';
    const { id, number } = await meetingAtZoom(world, -5, { seats: [who] });
    const { zoom } = world;
    const { page, hosts } = await visit(world, who, { locale });
    const alert = page.getByRole('alert');
    const hint = (words: Record<typeof locale, string>) => expect(page.getByText(words[locale])).toBeVisible();

    await page.route('**/zoomus-websdk-embedded*', (route) => route.abort());
    await page.goto(`/classe/${id}`);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await enter(page);
    await expect(alert).toHaveText(failed[locale]);
    await hint({ es: 'Una parte de la sala no se pudo cargar.', en: 'Part of the room could not be loaded.' });
    await page.unroute('**/zoomus-websdk-embedded*');

    zoom.planned.push(refusal(200, 'The signature has expired.'), refusal(200, 'The signature has expired.'));
    await again(page);
    await hint({ es: 'Tu pase para la sala había vencido.', en: 'Your pass to the room had expired.' });
    expect(zoom.joins.length, 'a new ticket is tried once').toBe(2);
    expect(zoom.joins[0]).toMatchObject({ meetingNumber: number, lang: locale === 'es' ? 'es-ES' : 'en-US' });

    zoom.planned.push(refusal(200, 'Invalid signature.'));
    await again(page);
    await hint({ es: 'corregir algo en su conexión con Zoom (3712)', en: 'connection with Zoom (3712)' });

    zoom.planned.push(refusal(3000, 'Already has other meetings in progress.'));
    await again(page);
    await expect(alert).toHaveText(
      locale === 'es' ? 'Ya hay otra reunión en curso.' : 'Already has other meetings in progress.',
    );
    await expect(page.getByRole('dialog'), 'Zoom’s own dialog does not lie over the page').toHaveCount(0);
    await meetsAxe(page);

    await page.route('https://zoomstub.test/**', (route) => route.abort());
    await again(page);
    await expect(alert).toHaveText(failed[locale]);
    await hint({ es: 'Revisa tu conexión a internet', en: 'Check your internet connection' });
    await page.unroute('https://zoomstub.test/**');

    await again(page);
    await expect(page.getByText(notStarted[locale])).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(/\d+ s/);
    const tries = zoom.joins.length;
    await zoom.start(number);
    await expect
      .poll(() => zoom.joins.length, { message: 'it goes in as soon as the class has started' })
      .toBeGreaterThan(tries);
    expect([...hosts].sort()).toEqual(['localhost', 'zoomstub.test']);
    await zoom.end(number);
    await page.context().close();
  });

test('On a phone the page waits for the class in words of its own, asks Zoom when it has started, and is not covered by a failure', async () => {
  const { id, number } = await meetingAtZoom(world, -5, { seats: ['oscar.villegas'] });
  const { zoom } = world;
  const { page, hosts } = await visit(world, 'oscar.villegas', { isPhone: true });
  await page.goto(`/classe/${id}`);
  await enter(page);
  await expect(page.getByText(notStarted.es)).toBeVisible();
  await meetsAxe(page);
  expect(zoom.joins).toEqual([]);
  await zoom.start(number);
  await expect.poll(() => zoom.joins.length).toBe(1);
  expect(zoom.joins[0]).toMatchObject({ meetingNumber: number, cv: '6.2.0' });
  await expect(page.getByRole('alert')).toHaveText(failed.es);
  await expect(page.getByRole('button', { name: 'Intentar otra vez' })).toBeInViewport();
  await fits(page);
  expect([...hosts].sort()).toEqual(['localhost', 'zoomstub.test']);
  await zoom.end(number);
  await page.context().close();
});

test('A teacher whose licence is busy is told so, and the school mends it', async () => {
  const { zoom } = world;
  const { id, number, host } = await meetingAtZoom(world, -5, { seats: [] });
  const other = zoom.account.create(zoom.account.userOf(host), {
    topic: 'Another',
    type: 2,
    start_time: '2030-01-01T00:00:00Z',
  });
  zoom.account.start(other.id);
  const { page } = await visit(world, 'teacher', { isFake: true });
  await page.goto(`/classe/${id}`);
  await page.getByRole('button', { name: 'Comenzar la clase' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ya hay otra reunión en curso.');
  await expect(page.getByText('Esta clase tiene ahora otra licencia')).toBeVisible();
  await meetsAxe(page);
  expect(zoom.joins[0]?.zsk, 'who teaches has what starts a meeting').toMatch(/^zak\./);
  await expect
    .poll(() => zoom.account.meetings.has(number), { message: 'the school, which hears of it, takes the room away' })
    .toBe(false);
  zoom.account.end(other.id);
  await page.context().close();
});

test('A class at Zoom counts: from the card through the room, with a connection lost and found, to a class that is taken', async () => {
  const { school, zoom } = world;
  const { knex } = school;
  const { id, number } = await meetingAtZoom(world, -1);
  await knex('levels').update({ required_classes: 40 });
  const { page: student } = await visit(world, 'student', { isPhone: true, isFake: true });
  const before = await classesTaken(student);
  const { page: teacher } = await visit(world, 'teacher', { isFake: true });
  await student.goto(`/classes/classe/${id}`);
  await student
    .getByRole('link', { name: /^Ir a la sala/ })
    .first()
    .click();
  await enter(student);
  await expect(student.getByText(notStarted.es)).toBeVisible();
  await teacher.goto(`/classe/${id}`);
  await teacher.getByRole('button', { name: 'Comenzar la clase' }).click();
  await expect(teacher.locator('.provider-root')).toHaveText('Zoom');
  await expect(student.locator('#zmmtg-root'), 'the student is let in when it starts').toHaveText('Zoom');
  const keyOf = (host: boolean) =>
    atob(zoom.joins.findLast(({ zsk }) => (zsk !== undefined) === host)?.customerKey ?? '');
  await zoom.join(number, { key: keyOf(true), name: 'Teacher' });
  await zoom.join(number, { key: keyOf(false), name: 'Mariana' });

  const say = (page: Page, said: object) =>
    page.evaluate((what) => (window as unknown as Fake).fakeZoom.component(what), said);
  await say(teacher, { state: 'Reconnecting' });
  await expect(teacher.getByText('Se perdió la conexión')).toBeVisible();
  await say(teacher, { state: 'Connected' });
  await expect(teacher.getByText('Se perdió la conexión')).toBeHidden();
  await expect.poll(() => knex('room_events').where({ meeting_id: id, event: 'joined' })).toHaveLength(2);

  // The class lasts: all of it has begun 45 minutes ago.
  await knex('room_events')
    .where({ meeting_id: id })
    .update({ at: new Date(Date.now() - 44 * minute) });
  await moveTo(knex, id, -45);
  await zoom.end(number);
  await say(teacher, { state: 'Closed', reason: 'ended by host' });
  await expect(teacher.getByRole('heading', { name: 'La clase terminó' })).toBeVisible();
  await student.evaluate(() => (window as unknown as Fake).fakeZoom.leave(1));
  await student.waitForURL('**?out');
  await expect(student.getByRole('heading', { name: 'La clase terminó' })).toBeVisible();
  const seat = () => knex('registrations').where({ meeting_id: id }).first('status');
  await expect.poll(seat).toEqual({ status: 'completed' });
  await student.getByRole('link', { name: 'Volver a las clases' }).click();
  await student.waitForURL('**/classes');
  expect(await classesTaken(student), 'the class counts for the gate').not.toBe(before);
  await student.context().close();
  await teacher.context().close();
});

test('Who is sent out, goes on elsewhere or loses the connection is told which, and what leads on', async () => {
  const { zoom } = world;
  const { id, number } = await meetingAtZoom(world, -5, { seats: ['alejandra.tellez'] });
  await zoom.start(number);
  const { page } = await visit(world, 'alejandra.tellez', { isFake: true });
  await page.goto(`/classe/${id}`);
  await enter(page);
  const close = async (reason: string) => {
    await expect(page.locator('.provider-root')).toBeVisible();
    await page.evaluate(
      (why) => (window as unknown as Fake).fakeZoom.component({ state: 'Closed', reason: why }),
      reason,
    );
  };
  for (const [reason, title] of [
    ['duplicated session', 'Seguiste en otro dispositivo'],
    ['free meeting ended', /40 minutos/],
    ['user request', 'Saliste de la sala'],
  ] as const) {
    await close(reason);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Volver a entrar' }).click();
  }
  await close('RSGW ended');
  await expect(page.getByRole('alert')).toHaveText(failed.es);
  await again(page);
  await close('kicked by host');
  await expect(page.getByRole('heading', { name: 'Quien da la clase te quitó de la sala' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volver a entrar' })).toBeHidden();
  await zoom.end(number);
  await page.context().close();
});

interface Fake {
  fakeZoom: { component(said: object): void; leave(reason: number): void };
}
