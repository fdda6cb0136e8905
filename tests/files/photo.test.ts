import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { picture, silence } from './samples.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const door = '/api/profile/avatar';
const send = async (who: string, bytes: Buffer, type = 'image/png') =>
  (await school.as(who)).post(door, bytes, { 'content-type': type });
const seen = async (who: string, id: number) =>
  (await (await school.as(who)).get(`/api/resources/${id}/file`)).statusCode;

test.each(['student', 'demo', 'teacher', 'customer-service', 'admin'])('%s has a photo, drawn small', async (who) => {
  const answer = await send(who, await picture(900, 600, 'png'));
  expect(answer.statusCode).toBe(201);
  const { avatar } = answer.json().data;
  expect(await school.knex('resources').where({ id: avatar }).first('width', 'height')).toEqual({
    width: 320,
    height: 213,
  });
  expect(await seen(who, avatar)).toBe(200);
  expect((await (await school.as(who)).get('/api/user')).json().data.avatar).toBe(avatar);
});

test('a photo is no file of the library: no other student reads or lists it', async () => {
  const { avatar } = (await send('student', await picture(40, 40, 'png'))).json().data;
  expect(await seen('external', avatar)).toBe(404);
  const listed = (await (await school.as('external')).get('/api/resources?range=[0,99]')).json();
  expect(listed.map(({ id }: { id: number }) => id)).not.toContain(avatar);
  expect(await seen('coordinator', avatar)).toBe(200);
});

test('another photo takes the place of the first, file and all, and it can be taken away', async () => {
  const first = (await send('old', await picture(40, 40, 'png'))).json().data.avatar;
  const { storage_key } = await school.knex('resources').where({ id: first }).first('storage_key');
  const file = path.join(school.app.configuration.dataDir, 'files', storage_key);
  expect(existsSync(file)).toBe(true);
  const second = (await send('old', await picture(50, 50, 'png'))).json().data.avatar;
  await expect.poll(() => existsSync(file)).toBe(false);
  expect(await seen('old', first)).toBe(404);
  const answer = await (await school.as('old')).del(door);
  expect([answer.statusCode, answer.json().data.avatar]).toEqual([200, null]);
  expect(await seen('old', second)).toBe(404);
});

test('what is no picture is refused, and nobody has no photo', async () => {
  expect((await send('student', silence(), 'audio/wav')).statusCode).toBe(415);
  expect((await send('student', Buffer.from('not a picture'))).statusCode).toBe(415);
  expect((await (await school.as('student')).post(door)).statusCode).toBe(415);
  expect((await send('nobody', await picture(4, 4, 'png'))).statusCode).toBe(401);
});
