import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
// Nobody is in two meetings at once: each test has the hour to itself.
beforeEach(() => scene.clear());

/** Asks for the ticket of a meeting, as a page that was drawn for somebody. */
async function join(username: string, id: number, { entity = 'classes', drawnFor = username } = {}) {
  const person = await scene.school.as(username);
  const answer = await person.post(`/api/${entity}/${id}/join`, { user_id: await scene.idOf(drawnFor) });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

describe('a ticket', () => {
  test('of a student is a participant’s, with the first name alone, and nobody keeps it', async () => {
    const id = await scene.meeting(5);
    const { status, body, headers } = await join('student', id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ provider: 'sandbox', role: 'participant', name: 'Mariana', zak: null });
    expect(body.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('names a person by the same key each time, and two persons by two', async () => {
    const id = await scene.meeting(5);
    const [first, again, other] = [await join('student', id), await join('student', id), await join('teacher', id)].map(
      ({ body }) => body.key,
    );
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('of who teaches is the host’s, and of who is substituted no ticket at all', async () => {
    const id = await scene.meeting(5);
    expect((await join('teacher', id)).body.role).toBe('host');
    await scene.school
      .knex('meetings')
      .where({ id })
      .update({ staff_id: await scene.idOf('laura.mendez') });
    expect((await join('laura.mendez', id)).body.role).toBe('host');
    expect((await join('teacher', id)).status).toBe(404);
  });

  test('is written down, without what opens the room', async () => {
    const id = await scene.meeting(5);
    const { body } = await join('student', id);
    const line = await scene.school
      .knex('audit_logs')
      .where({ entity: 'classes', action: 'join', record_id: id })
      .first();
    expect(line).toMatchObject({ role: 'student', after: { provider: 'sandbox', role: 'participant' } });
    expect(JSON.stringify(line)).not.toContain(body.key);
  });

  test('holds until the grace after the end, and for the second of two consecutive classes too', async () => {
    const [first, late] = [await scene.meeting(-55), await scene.meeting(5, {})];
    expect((await join('student', first)).status).toBe(200);
    await scene.school.knex('registrations').where({ meeting_id: late }).delete();
    await scene.school.knex('meetings').where({ id: first }).update({ second_id: late });
    expect((await join('student', late)).status).toBe(200);
  });
});

describe('nobody gets a ticket', () => {
  const refused = async (username: string, id: number, more = {}) => {
    const { status, body } = await join(username, id, more);
    return `${status} ${body.rule ?? ''}`.trim();
  };

  test('before the room opens, and is told when it does', async () => {
    const id = await scene.meeting(30);
    const { status, body } = await join('student', id);
    expect([status, body.rule]).toEqual([409, 'room_not_open']);
    const left = (Date.parse(body.possible_at) - Date.now()) / 60_000;
    expect(left).toBeGreaterThan(18);
    expect(left).toBeLessThanOrEqual(20);
    expect(await refused('teacher', id)).toBe('409 room_not_open');
  });

  test.each([
    ['after the grace', -65, {}, 'meeting_over'],
    ['once it is finished', -20, { status: 'finished' }, 'meeting_over'],
    ['of a cancelled one', 5, { status: 'inactive' }, 'meeting_cancelled'],
    ['while it is paused', 5, { status: 'paused' }, 'room_paused'],
    ['without a licence', 5, { licence_id: null, licence_slot: null }, 'room_without_licence'],
  ])('%s', async (_when, minutes, more, rule) => {
    expect(await refused('student', await scene.meeting(minutes, more))).toBe(`409 ${rule}`);
  });

  test('before the provider has made the room', async () => {
    expect(await refused('student', await scene.meeting(5, {}, { isMade: false }))).toBe('409 room_not_made');
  });

  test('without a seat, on the list of those who wait, and after giving the seat back', async () => {
    const id = await scene.meeting(5);
    expect(await refused('camila.escobedo', id)).toBe('409 not_registered');
    const seat = { student_id: await scene.idOf('student'), meeting_id: id };
    await scene.school.knex('registrations').where(seat).update({ status: 'waiting', waiting_number: 1 });
    expect(await refused('student', id)).toBe('409 not_registered');
  });

  test('of a class that is not theirs to see, or that somebody else teaches', async () => {
    const id = await scene.meeting(5);
    expect(await refused('ana.robles', id)).toBe('404');
    expect(await refused('laura.mendez', id)).toBe('404');
    expect(await refused('coordinator', id)).toBe('403');
  });

  test('on a page that was drawn for somebody else', async () => {
    const id = await scene.meeting(5);
    await scene.seat(id, 'camila.escobedo');
    expect(await refused('camila.escobedo', id, { drawnFor: 'student' })).toBe('409 another_person');
  });

  test('by saying what role they have', async () => {
    const id = await scene.meeting(5);
    const student = await scene.school.as('student');
    const body = { user_id: await scene.idOf('student'), role: 'host' };
    expect((await student.post(`/api/classes/${id}/join`, body)).statusCode).toBe(422);
  });

  test('in the name of another person', async () => {
    const id = await scene.meeting(5);
    const admin = await scene.school.as('admin');
    const student_id = await scene.idOf('student');
    const entered = await admin.post(`/api/students/${student_id}/login_as`, {
      password: 'learning-demo',
      reason: 'A look at the room',
    });
    expect(entered.statusCode, entered.body).toBeLessThan(300);
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await admin.post(`/api/classes/${id}/join`, { user_id: student_id }, { cookie });
    expect([answer.statusCode, answer.json().rule]).toEqual([409, 'not_in_room_as_another']);
  });
});

test('the page of a room says who the reader is in it, when it closes, and why not yet', async () => {
  const id = await scene.meeting(30);
  const asked = async (username: string) =>
    (await (await scene.school.as(username)).get(`/api/classes/${id}/room`)).json();
  expect(await asked('student')).toMatchObject({
    me: { first_name: 'Mariana', role: 'participant' },
    is_running: false,
    refusal: { rule: 'room_not_open' },
    topics: [`meeting:${id}`, `room:${id}`],
  });
  expect((await asked('teacher')).me).toMatchObject({ role: 'host' });
  const stranger = await asked('camila.escobedo');
  expect([stranger.me.role, stranger.refusal.rule, stranger.topics]).toEqual([
    null,
    'not_registered',
    [`meeting:${id}`],
  ]);
});

test('the room and the page about a class say that who teaches has not come, ten minutes after the start', async () => {
  const isLate = async (id: number) => {
    const student = await scene.school.as('student');
    const pages = ['room', 'about'].map(async (page) => (await student.get(`/api/classes/${id}/${page}`)).json());
    return (await Promise.all(pages)).map(({ teacher_is_late }) => teacher_is_late);
  };
  const late = await scene.meeting(-11);
  expect(await isLate(late)).toEqual([true, true]);
  await (await scene.school.as('teacher')).post('/api/sandbox_stays/enter', {
    meeting_id: late,
    device: 'a'.repeat(20),
  });
  expect(await isLate(late)).toEqual([false, false]);
  await scene.clear();
  expect(await isLate(await scene.meeting(-9))).toEqual([false, false]);
});

test('another way to meet is shown to those whom the room concerns, and to nobody else', async () => {
  const id = await scene.meeting(5, { alternative_link: 'https://meet.example/class' });
  const linkFor = async (username: string) =>
    (await (await scene.school.as(username)).get(`/api/classes/${id}/room`)).json().alternative_link;
  expect(await linkFor('student')).toBe('https://meet.example/class');
  expect(await linkFor('teacher')).toBe('https://meet.example/class');
  expect(await linkFor('camila.escobedo')).toBeNull();
});
