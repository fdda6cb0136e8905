import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { closeSilent } from '#api/live/sandbox/close_silent.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
let id: number;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.clear();
  id = await scene.meeting(-5);
  await scene.seat(id, 'camila.escobedo');
});

const device = (name: string) => `${name}00000000`.replace(/[^a-z0-9]/g, '');

async function act(username: string, action: string, body: Row) {
  const answer = await (await scene.school.as(username)).post(`/api/sandbox_stays/${action}`, body);
  return { status: answer.statusCode, body: answer.json() };
}
const enter = (username: string, more: Row = {}) =>
  act(username, 'enter', { meeting_id: id, device: device(username), ...more });
/** Goes in, which nothing hinders. */
async function inside(username: string, more: Row = {}): Promise<Row> {
  const { status, body } = await enter(username, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const names = ({ people }: Row) => people.map(({ first_name }: Row) => first_name);
const code = ({ status, body }: { status: number; body: Row }) => [status, body.rule, body.params?.code];
const state = async () => (await scene.school.knex('provider_meetings').where({ meeting_id: id }).first('state')).state;
const licenceOf = async (meeting: number): Promise<number> =>
  (await scene.school.knex('meetings').where({ id: meeting }).first('licence_id')).licence_id;
const stays = () => scene.school.knex('sandbox_stays').orderBy('id');

test('a student waits for who teaches, and then both see each other by first name', async () => {
  expect(code(await enter('student'))).toEqual([409, 'room_not_started', 3008]);
  await inside('teacher');
  expect(await state()).toBe('live');
  const seen = await inside('student');
  expect(names(seen)).toEqual(['Daniel', 'Mariana']);
  expect(Object.keys(seen.people[0]).sort()).toEqual(['avatar', 'first_name', 'hand_at', 'id', 'is_host', 'is_me']);
});

test('what is said is heard by all who are in it, and gone when it ends', async () => {
  const [host, student] = [await inside('teacher'), await inside('student')];
  await act('student', 'say', { stay: student.stay, text: 'Good morning' });
  const { body } = await act('teacher', 'sign', { stay: host.stay });
  expect(body.messages).toMatchObject([
    { first_name: 'Mariana', text: 'Good morning', is_mine: false, is_host: false },
  ]);
  await act('teacher', 'end_for_all', { stay: host.stay });
  expect((await scene.school.knex('sandbox_rooms').where({ meeting_id: id }).first('messages')).messages).toEqual([]);
});

test('raised hands come first, in their order', async () => {
  await inside('teacher');
  await inside('student');
  const other = await inside('camila.escobedo');
  const { body } = await act('camila.escobedo', 'raise_hand', { stay: other.stay, raised: true });
  expect(names(body)).toEqual(['Daniel', 'Camila', 'Mariana']);
  expect(names((await act('camila.escobedo', 'raise_hand', { stay: other.stay, raised: false })).body)).toEqual([
    'Daniel',
    'Mariana',
    'Camila',
  ]);
});

describe('who teaches', () => {
  test('sends somebody out for as long as it runs', async () => {
    const [host, student] = [await inside('teacher'), await inside('student')];
    const person = student.people.find(({ is_me }: Row) => is_me).id;
    expect(names((await act('teacher', 'remove_person', { stay: host.stay, person })).body)).toEqual(['Daniel']);
    expect((await act('student', 'sign', { stay: student.stay })).body.left_as).toBe('removed');
    expect(code(await enter('student'))).toEqual([409, 'removed_from_room', 3009]);
  });

  test('ends it for all, and may begin again: that is another room', async () => {
    const [host, student] = [await inside('teacher'), await inside('student')];
    await act('teacher', 'end_for_all', { stay: host.stay });
    expect((await act('student', 'sign', { stay: student.stay })).body).toMatchObject({ left_as: 'ended', people: [] });
    expect(await state()).toBe('ended');
    await inside('teacher');
    expect(names(await inside('student'))).toEqual(['Daniel', 'Mariana']);
    expect(await scene.school.knex('sandbox_rooms').where({ meeting_id: id })).toHaveLength(2);
  });

  test('alone does either', async () => {
    await inside('teacher');
    const student = await inside('student');
    const person = student.people[0].id;
    expect((await act('student', 'remove_person', { stay: student.stay, person })).status).toBe(403);
    expect((await act('student', 'end_for_all', { stay: student.stay })).status).toBe(403);
  });

  test('is told 3000 while the licence runs another meeting', async () => {
    await inside('teacher');
    const other = await scene.meeting(-5, { staff_id: await scene.idOf('laura.mendez') }, { seats: [] });
    // As where a class before it runs over its time.
    await scene.school
      .knex('sandbox_rooms')
      .where({ meeting_id: id })
      .update({ licence_id: await licenceOf(other) });
    expect(code(await enter('laura.mendez', { meeting_id: other }))).toEqual([409, 'licence_busy', 3000]);
  });
});

describe('a person', () => {
  test('is in it with one device, unless another takes its place', async () => {
    await inside('teacher');
    const first = await inside('student');
    const phone = { device: device('phone') };
    expect(code(await enter('student', phone))).toEqual([409, 'in_room_elsewhere', 4008]);
    expect(names(await inside('student', { ...phone, take_over: true }))).toEqual(['Daniel', 'Mariana']);
    expect((await act('student', 'sign', { stay: first.stay })).body.left_as).toBe('elsewhere');
  });

  test('goes on where the same page comes again', async () => {
    await inside('teacher');
    const first = await inside('student');
    expect((await inside('student')).stay).toBe(first.stay);
    expect(await stays()).toHaveLength(2);
  });

  test('who fell silent was there until the last sign, and comes in again', async () => {
    await inside('teacher');
    const student = await inside('student');
    const seen_at = new Date(Date.now() - 100_000).toISOString();
    const joined_at = new Date(Date.now() - 200_000).toISOString();
    await scene.school.knex('sandbox_stays').where({ stay: student.stay }).update({ seen_at, joined_at });
    await closeSilent(scene.school.knex, new Date());
    const stay = await scene.school.knex('sandbox_stays').where({ stay: student.stay }).first();
    expect(stay).toMatchObject({ left_as: 'lost', left_at: seen_at });
    expect((await act('student', 'sign', { stay: student.stay })).body.left_as).toBe('lost');
    expect((await inside('student')).stay).not.toBe(student.stay);
  });

  test('does nothing with the stay of another', async () => {
    const host = await inside('teacher');
    await inside('student');
    for (const action of ['sign', 'leave', 'end_for_all'])
      expect((await act('student', action, { stay: host.stay })).status).toBe(404);
  });
});

test('the last who leaves ends it', async () => {
  const host = await inside('teacher');
  await act('teacher', 'leave', { stay: host.stay });
  expect(await state()).toBe('ended');
});

test.each([['inactive'], ['paused'], ['finished']])(
  'a meeting that is %s meanwhile is ended for all',
  async (status) => {
    await inside('teacher');
    const student = await inside('student');
    await scene.school.knex('meetings').where({ id }).update({ status });
    expect((await act('student', 'sign', { stay: student.stay })).body.left_as).toBe('ended');
    expect(await state()).toBe('ended');
  },
);

test('what happened is given to attendance, each stay by the key of its person', async () => {
  const [host, student] = [await inside('teacher'), await inside('student')];
  await act('student', 'leave', { stay: student.stay });
  await act('teacher', 'end_for_all', { stay: host.stay });
  const events = await scene.school.knex('room_events').where({ meeting_id: id }).orderBy('id');
  const keys = await scene.school.knex('room_keys').where({ meeting_id: id });
  const who = (key: string | null) => keys.find((one) => one.key === key)?.user_id ?? null;
  const [teacher, mariana] = [await scene.idOf('teacher'), await scene.idOf('student')];
  expect(events.map(({ event, key }) => [event, who(key)])).toEqual([
    ['started', null],
    ['joined', teacher],
    ['joined', mariana],
    ['left', mariana],
    ['left', teacher],
    ['ended', null],
  ]);
});

test('twenty who enter at once are all in, each once', async () => {
  await inside('teacher');
  const entering = Array.from({ length: 20 }, () => enter('student'));
  expect((await Promise.all(entering)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await stays()).toHaveLength(2);
});
