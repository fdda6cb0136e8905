import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

async function keep(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#036' } })
    .png()
    .toBuffer();
  const coordinator = await school.as('coordinator');
  const { id } = (
    await coordinator.post('/api/resources/upload?name=a.png&library', bytes, { 'content-type': 'image/png' })
  ).json();
  return `/api/resources/${id}/file`;
}
const measured = async (url: string) => {
  const { rawPayload, headers, statusCode } = await (await school.as('coordinator')).get(url);
  const { width, height } = await sharp(rawPayload).metadata();
  return { width, height, type: headers['content-type'], statusCode };
};

test('a picture is sent as small as it is drawn, and as it is where nobody says how', async () => {
  const file = await keep(1200, 600);
  const webp = { type: 'image/webp', statusCode: 200 };
  expect(await measured(`${file}?size=small`)).toEqual({ width: 96, height: 48, ...webp });
  expect(await measured(`${file}?size=small`)).toEqual({ width: 96, height: 48, ...webp });
  expect(await measured(`${file}?size=medium`)).toEqual({ width: 480, height: 240, ...webp });
  for (const other of ['', '?size=huge', '?size=constructor'])
    expect(await measured(file + other)).toEqual({ width: 1200, height: 600, ...webp });
  const tiny = await keep(40, 20);
  expect(await measured(`${tiny}?size=medium`)).toEqual({ width: 40, height: 20, ...webp });
});

test('whoever has it is told that it has not changed, each size by its own mark', async () => {
  const coordinator = await school.as('coordinator');
  const file = await keep(300, 300);
  const whole = (await coordinator.get(file)).headers.etag as string;
  const { etag } = (await coordinator.get(`${file}?size=small`)).headers;
  expect(etag).not.toBe(whole);
  const again = await coordinator.get(`${file}?size=small`, { 'if-none-match': etag as string });
  expect(again.statusCode).toBe(304);
  expect((await coordinator.get(`${file}?size=small`, { 'if-none-match': whole })).statusCode).toBe(200);
});

test('a small one is as hidden as the whole', async () => {
  const file = await keep(300, 300);
  const id = Number(/\d+/.exec(file)?.[0]);
  await school.knex('resources').where({ id }).update({ status: 'inactive' });
  expect((await (await school.as('student')).get(`${file}?size=small`)).statusCode).toBe(404);
  expect((await (await school.as('nobody')).get(`${file}?size=small`)).statusCode).toBe(401);
});
