import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { mp3, mp4, officeFile, officeTypes, pdf, picture, plainZip, silence, svg } from './samples.ts';

let school: School;
/** Of its own, as what is in it is compared: other tests send files meanwhile. */
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  school = await openSchool({ configuration: { dataDir: home } });
});
afterAll(async () => {
  await school.close();
  await rm(home, { recursive: true });
});

const send = async (name: string, type: string, bytes: Buffer | string, who = 'coordinator') =>
  (await school.as(who)).post(`/api/resources/upload?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': type,
  });
const folder = () => path.join(school.app.configuration.dataDir, 'files');
const files = async () => (await readdir(folder(), { recursive: true })).filter((name) => /\w+\.\w+$/.test(name));
const kept = async (id: number) =>
  path.join(folder(), (await school.knex('resources').where({ id }).first('storage_key')).storage_key);
const rows = async () => (await school.knex('resources').count<{ count: string }[]>({ count: '*' }))[0]?.count;

describe('what is taken', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'a %s is drawn anew, no larger than a page can show',
    async (format) => {
      const answer = await send(`My_photo.${format}`, `image/${format}`, await picture(2400, 1200, format));
      expect(answer.statusCode).toBe(201);
      const row = answer.json();
      expect(row).toMatchObject({
        name: 'My photo',
        kind: 'image',
        media_type: 'image/webp',
        width: 1600,
        height: 800,
      });
      expect(row).not.toHaveProperty('storage_key');
      const file = await kept(row.id);
      expect(file).toMatch(/\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
      expect((await stat(file)).size).toBe(row.size);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    },
  );

  test('what a camera wrote beside the picture is gone, and the picture is upright', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#036' } })
      .withExif({ IFD0: { Artist: 'somebody in particular' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, width, height } = (await send('p.jpg', 'image/jpeg', photo)).json();
    expect([width, height]).toEqual([20, 40]);
    expect((await sharp(await kept(id)).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['word.wav', 'audio/wav', silence(), 'audio/wav'],
    ['word.wav', 'audio/x-wav', silence(), 'audio/wav'],
    ['song.mp3', 'audio/mpeg', mp3(), 'audio/mpeg'],
  ])('%s as %s is kept as it is', async (name, type, bytes, media_type) => {
    const row = (await send(name, type, bytes)).json();
    expect(row).toMatchObject({
      kind: 'audio',
      duration: expect.any(Number),
      media_type,
      size: bytes.length,
      file_name: name,
    });
    const answer = await (await school.as('coordinator')).get(`/api/resources/${row.id}/file`);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  test.each<[string, string, Buffer, string, string | undefined]>([
    ['class.mp4', 'video/mp4', mp4(), 'video', undefined],
    ['hoja 1.pdf', 'application/pdf', pdf, 'document', "attachment; filename*=UTF-8''hoja%201.pdf"],
    ...(['docx', 'pptx', 'xlsx'] as const).map((name): [string, string, Buffer, string, string] => [
      `a.${name}`,
      officeTypes[name],
      officeFile(name),
      'document',
      `attachment; filename*=UTF-8''a.${name}`,
    ]),
  ])(
    '%s as %s is kept as it is; a document is opened by a program of its own',
    async (name, type, bytes, kind, how) => {
      const { id, ...row } = (await send(name, type, bytes)).json();
      expect(row).toMatchObject({ kind, media_type: type, size: bytes.length });
      const answer = await (await school.as('coordinator')).get(`/api/resources/${id}/file`);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
      expect(answer.headers['content-disposition']).toBe(how);
    },
  );

  test.each([
    ['../../etc/passwd.png', 'passwd.png', 'passwd'],
    ['C:\\photos\\me.png', 'me.png', 'me'],
    ['gnp\u202e.exe\0.png', 'gnp.exe.png', 'gnp.exe'],
    [`${'x'.repeat(300)}.png`, 'x'.repeat(255), 'x'.repeat(200)],
    ['', 'image', 'image'],
  ])('the name %j is words and no path', async (given, file_name, name) => {
    expect((await send(given, 'image/png', await picture(4, 4))).json()).toMatchObject({ file_name, name });
  });
});

const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

describe('what is not taken leaves nothing behind', () => {
  test.each<[string, string, () => Promise<Buffer | string>, number]>([
    ['a drawing that can run scripts', 'image/svg+xml', async () => svg, 415],
    ['one that calls itself PNG', 'image/png', async () => svg, 415],
    ['a page that calls itself JPEG', 'image/jpeg', async () => '<!doctype html><script>alert(1)</script>', 415],
    ['a picture that calls itself sound', 'audio/mpeg', () => picture(4, 4), 415],
    ['sound that calls itself a picture', 'image/png', async () => silence(), 415],
    ['a page that calls itself a document', 'application/pdf', async () => '<!doctype html><p>', 415],
    ['a film that calls itself sound', 'audio/mp4', async () => mp4(), 415],
    ['a zip that calls itself a document', officeTypes.docx, async () => plainZip(), 415],
    ['a document with macros', officeTypes.docx, async () => officeFile('docx', macros), 415],
    ['JSON', 'application/json', async () => '{}', 415],
    ['a form', 'multipart/form-data; boundary=x', async () => '--x--', 415],
    ['nothing', 'image/png', async () => Buffer.alloc(0), 422],
    ['half a picture', 'image/png', async () => (await picture(400, 400)).subarray(0, 200), 422],
    ['a flood of pixels in a small file', 'image/png', () => picture(9000, 9000), 422],
    ['too much', 'image/png', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
  ])('%s (%s)', async (_, type, bytes, status) => {
    const before = [await files(), await rows()];
    const answer = await send('a.png', type, await bytes());
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect([await files(), await rows()]).toEqual(before);
    expect(await readdir(path.join(folder(), 'incoming'))).toEqual([]);
  });

  test.each(['teacher', 'customer-service', 'student'])('anything from %s', async (who) => {
    expect((await send('a.png', 'image/png', await picture(4, 4), who)).statusCode).toBe(403);
  });

  test('anything from nobody', async () => {
    expect((await send('a.png', 'image/png', await picture(4, 4), 'nobody')).statusCode).toBe(401);
  });
});

test('a picture that is too long is told so, however narrow it is', async () => {
  const answer = await send('thread.png', 'image/png', await picture(1, 20_001));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.file).toContain('20,000');
});

test('a picture of too many pixels is told so, before any of them is unpacked', async () => {
  for (const [width, height, status] of [
    [5000, 5000, 201],
    [5001, 5000, 422],
  ] as const) {
    const answer = await send('a.png', 'image/png', await picture(width, height));
    expect(answer.statusCode).toBe(status);
    if (status === 422)
      expect(answer.json().errors.file).toBe(
        'La imagen tiene más de 25 millones de píxeles: hazla más pequeña y envíala de nuevo',
      );
  }
});

test('too much is refused while it is still being sent, without gathering it', async () => {
  const address = await school.app.listen({ port: 0 });
  const { headers } = await school.as('coordinator');
  let pieces = 0;
  const endless = new ReadableStream({
    pull(out) {
      pieces += 1;
      if (pieces > 500) out.close();
      else out.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const answer = await fetch(`${address}/api/resources/upload?name=a.png`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(pieces).toBeLessThan(200);
});
