import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZoomSettings } from '#api/configuration.ts';
import { openSchool, type School } from '#tests/support/school.ts';

const webhookSecret = 's3cr3t';
const zoom = { webhookSecret } as ZoomSettings;
const url = '/api/video/zoom/events';

let school: School;
let queries = 0;
beforeAll(async () => {
  school = await openSchool({ configuration: { zoom } });
  school.knex.on('query', () => {
    queries += 1;
  });
});
afterAll(() => school.close());

const sign = (body: string, at: number, secret = webhookSecret) => ({
  'content-type': 'application/json',
  'x-zm-request-timestamp': String(at),
  'x-zm-signature': `v0=${createHmac('sha256', secret).update(`v0:${at}:${body}`).digest('hex')}`,
});
interface How {
  age?: number;
  secret?: string;
  from?: string;
}
function send(body: object, { age = 0, secret, from = '170.114.0.1' }: How = {}) {
  const payload = JSON.stringify(body);
  const headers = sign(payload, Math.floor(Date.now() / 1000) - age, secret);
  return school.app.inject({ method: 'POST', url, payload, headers, remoteAddress: from });
}
const event = (name: string, id: string, uuid: string, more: object = {}) => ({
  event: `meeting.${name}`,
  event_ts: Date.now(),
  payload: { account_id: 'A', object: { id, uuid, ...more } },
});
const stored = (provider_uuid: string) => school.knex('room_events').where({ provider_uuid }).orderBy('id');

test('an event that Zoom signed is stored once, however often and from wherever it comes', async () => {
  const meeting_id = (await school.knex('meetings').where({ status: 'active' }).first('id')).id;
  const licence_id = (await school.knex('licences').first('id')).id;
  await school.knex('provider_meetings').where({ meeting_id }).delete();
  await school.knex('provider_meetings').insert({ meeting_id, licence_id, provider_meeting_id: '99912345678' });
  const uuid = randomUUID();
  const started = event('started', '99912345678', uuid);
  for (const from of ['170.114.0.1', '170.114.0.2']) expect((await send(started, { from })).statusCode).toBe(204);
  expect(await stored(uuid)).toMatchObject([{ meeting_id, event: 'started', participant: '' }]);
});

test('what it tells of a meeting or a person that the school does not know waits for somebody who knows', async () => {
  const uuid = randomUUID();
  const participant = { participant_uuid: 'P', user_name: 'iPhone de Ana', join_time: new Date().toISOString() };
  expect((await send(event('participant_joined', '1', uuid, { participant }))).statusCode).toBe(204);
  expect(await stored(uuid)).toMatchObject([{ meeting_id: null, key: null, name: 'iPhone de Ana' }]);
});

test('Zoom is answered that asks whether the address is the school’s', async () => {
  const answer = await send({
    event: 'endpoint.url_validation',
    event_ts: 1,
    payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' },
  });
  expect(answer.json()).toEqual({
    plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
    encryptedToken: '86b565e97036973cc44c3b3f24af76cabe70c2cbf5554c32419d44ecf6c0f2ca',
  });
});

test('what is older than five minutes, or signed by somebody else, is refused', async () => {
  const body = event('started', '1', randomUUID());
  const from = '198.51.100.7';
  const codes = [{ age: 301 }, { age: -301 }, { secret: 'guessed' }].map(
    async (how) => (await send(body, { ...how, from })).statusCode,
  );
  expect(await Promise.all(codes)).toEqual([401, 401, 401]);
});

test('ten thousand forged events change nothing and cost no query, and Zoom is heard meanwhile', {
  timeout: 120_000,
}, async () => {
  const count = async () => (await school.knex('room_events').select('id')).length;
  const [before, from] = [await count(), '203.0.113.9'];
  queries = 0;
  const body = event('ended', '99912345678', randomUUID());
  const codes = new Map<number, number>();
  for (let sent = 0; sent < 10_000; sent += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body, { secret: 'guessed', from })));
    for (const { statusCode } of answers) codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
  }
  expect(queries).toBe(0);
  expect([...codes.keys()].toSorted()).toEqual([401, 429]);
  expect((await send(body, { from })).headers['retry-after']).toMatch(/^\d+$/);
  expect(await count()).toBe(before);
  const uuid = randomUUID();
  expect((await send(event('started', '99912345678', uuid))).statusCode).toBe(204);
  expect(await stored(uuid)).toHaveLength(1);
});
