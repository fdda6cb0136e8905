import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { documentOf, kinds, zipped } from './office.ts';
import { pdf, picture } from './samples.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const send = async (name: string, type: string, bytes: Buffer | string) =>
  (await school.as('coordinator')).post(`/api/resources/upload?name=${name}`, bytes, { 'content-type': type });
const read = async (id: number) => (await school.as('coordinator')).get(`/api/resources/${id}/file`);
const page = '<!doctype html><script>alert(document.cookie)</script>';

describe.each(Object.entries(kinds))('%s', (extension, { type }) => {
  const kind = extension as keyof typeof kinds;

  test('is kept byte by byte, and sent to be opened by a program of its own', async () => {
    const bytes = documentOf(kind);
    const row = (await send(`Plan.${extension}`, type, bytes)).json();
    expect(row).toMatchObject({ kind: 'document', media_type: type, size: bytes.length, name: 'Plan', duration: null });
    const answer = await read(row.id);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''Plan.${extension}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('a zip of that name is none, nor one with macros', async () => {
    const macro = `${type.replace('openxmlformats-officedocument', 'ms')}.macroEnabled.main+xml`;
    const macros: Record<string, string> = {
      docx: 'application/vnd.ms-word.document.macroEnabled.main+xml',
      pptx: 'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml',
      xlsx: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    };
    const disguised = [
      zipped({ 'notes.txt': 'no document', 'run.js': 'alert(1)' }),
      documentOf(kind, macros[kind]),
      documentOf(kind, macro),
      page,
      Buffer.from('PK\u0003\u0004'),
    ];
    for (const bytes of disguised) expect((await send(`a.${extension}`, type, bytes)).statusCode).toBe(415);
    expect((await send(`a.${extension}`, type, Buffer.alloc(0))).statusCode).toBe(422);
  });
});

describe('what is two things at once', () => {
  test.each(['application/pdf', 'image/png', 'audio/mpeg'])('a page that says it is %s is neither', async (type) => {
    expect((await send('a', type, page)).statusCode).toBe(415);
  });

  test('a PDF that is a page too is sent as a PDF alone, to be saved', async () => {
    const { id } = (await send('a.pdf', 'application/pdf', Buffer.concat([pdf, Buffer.from(page)]))).json();
    expect((await read(id)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['png', 'jpeg', 'gif'] as const)(
    'what stands behind a %s is lost when it is drawn anew',
    async (format) => {
      const both = Buffer.concat([await picture(8, 8, format), Buffer.from(page), zipped({ 'run.js': 'alert(1)' })]);
      const { id } = (await send('a', `image/${format}`, both)).json();
      const { rawPayload, headers } = await read(id);
      expect(headers['content-type']).toBe('image/webp');
      expect(rawPayload.includes('script') || rawPayload.includes('run.js')).toBe(false);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8 });
    },
  );

  test('a script that begins like a GIF is no picture', async () => {
    expect((await send('a.gif', 'image/gif', 'GIF89a/*..*/=1;alert(1)//')).statusCode).toBe(422);
  });
});

test('what is sent is written down piece by piece: memory does not grow with it', async () => {
  const address = await school.app.listen({ port: 0 });
  const { headers } = await school.as('coordinator');
  const piece = new Uint8Array(256 * 1024);
  const [before, megabytes] = [process.memoryUsage().arrayBuffers, 200];
  let [pieces, most] = [0, 0];
  const body = new ReadableStream({
    pull(out) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      pieces += 1;
      if (pieces > megabytes * 4) out.close();
      else out.enqueue(piece);
    },
  });
  const answer = await fetch(`${address}/api/resources/upload?name=a.mp4`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'video/mp4' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(415);
  expect(most).toBeLessThan((megabytes / 2) * 1024 * 1024);
});
