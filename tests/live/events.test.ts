import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nobody } from '#api/engine/context.ts';
import type { Caller } from '#api/engine/define.ts';
import bandForums from '#api/topics/band_forums.ts';
import levelClasses from '#api/topics/level_classes.ts';
import meeting from '#api/topics/meeting.ts';
import { openStage, type Stage } from './stage.ts';

interface Told {
  topic: string;
  id: number;
  event: string;
  data: Record<string, unknown>;
}

let stage: Stage;
let client: pg.Client;
let told: Told[] = [];
beforeAll(async () => {
  stage = await openStage();
  client = new pg.Client({ connectionString: stage.ownerUrl });
  await client.connect();
  client.on('notification', ({ payload }) => told.push(JSON.parse(payload as string)));
  await client.query('listen told');
});
afterAll(async () => {
  await client.end();
  await stage.close();
});
beforeEach(() => {
  told = [];
});

/** What was told until now; an answer of the connection comes after all that was notified before it. */
async function heard(): Promise<string[]> {
  await client.query('select 1');
  const said = told.map(({ topic, id, event, data }) => `${topic}:${id} ${event} ${JSON.stringify(data)}`);
  told = [];
  return said;
}

/** As the student does it: who gives the seat is the one who gets it. */
const register = (student: number, id: number) =>
  stage.knex.raw('select register_seat(?, ?, true, ?)', [student, id, JSON.stringify({ user_id: student })]);

test('a seat that is taken is told with the number left, and those who join the list tell nobody', async () => {
  const id = await stage.meeting({ capacity: 1 });
  expect(await heard()).toEqual([`level_classes:${stage.level} changed {}`]);
  const [first, ...others] = await stage.students(4);
  await register(first as number, id);
  const left = `seats_left {"${id}":0}`;
  expect(await heard()).toEqual([`meeting:${id} ${left}`, `level_classes:${stage.level} ${left}`]);
  for (const student of others) await register(student, id);
  expect(await heard()).toEqual([]);
});

test('a seat that is given back is told to who is offered it, and new ranks to who waits', async () => {
  const id = await stage.meeting({ capacity: 1 });
  const [first, second, third] = (await stage.students(3)) as [number, number, number];
  for (const student of [first, second, third]) await stage.register(student, id);
  await heard();
  await stage.cancel((await stage.seat(first, id)).id as number);
  const said = await heard();
  expect(said).toContain(`seats:${second} seat {"meeting": ${id}}`.replace(': ', ':'));
  expect(said).toContain(`meeting:${id} ranks {"meeting":${id}}`);
  expect(said.some((one) => one.startsWith(`seats:${third}`))).toBe(false);
});

test('a change of many meetings at once is told once to each list', async () => {
  const ids = await Promise.all([stage.meeting(), stage.meeting({ start_time: '12:00' })]);
  await heard();
  await stage.knex('meetings').whereIn('id', ids).update({ minutes: 40 });
  const said = await heard();
  expect(said.filter((one) => one.startsWith('level_classes'))).toEqual([`level_classes:${stage.level} changed {}`]);
  expect(said).toHaveLength(3);
});

const caller = (id: number, level: number | null): Caller => ({
  ...nobody,
  id,
  role: 'student',
  level: level === null ? null : { id: level, order: 2 },
});

test('a topic is heard by whom the meeting, the level or the band concerns', async () => {
  const id = await stage.meeting();
  const other = (await stage.knex('levels').where({ order: 9 }).first()).id;
  const [own] = (await stage.students(1)) as [number];
  const [foreign] = (await stage.students(1, { current_level_id: other })) as [number];
  const callers = [caller(own, stage.level), caller(foreign, other)];
  const ids = async (found: Promise<Caller[]>) => (await found).map((one) => one.id);
  expect(await ids(meeting.hearers(id, callers, stage.knex))).toEqual([own]);
  expect(await ids(levelClasses.hearers(stage.level, callers, stage.knex))).toEqual([own]);
  expect(await ids(bandForums.hearers(1, callers, stage.knex))).toEqual([own]);
  expect(await ids(bandForums.hearers(2, callers, stage.knex))).toEqual([foreign]);
  expect(await ids(bandForums.hearers(3, callers, stage.knex))).toEqual([]);
  const missed = await levelClasses.missed([stage.level], stage.knex);
  expect(missed).toMatchObject([{ id: stage.level, event: 'seats_left', data: { [id]: 2 } }]);
  expect(await bandForums.missed([1, 2], stage.knex)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ id: null })]),
  );
});
