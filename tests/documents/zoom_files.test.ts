import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zoomFiles } from '#api/documents/zoom_files.ts';

const brought = new URL('../../node_modules/@zoom/meetingsdk/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, brought));
const { version } = JSON.parse(String(read('package.json')));

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(zoomFiles);
});
afterAll(() => app.close());

const ask = (name: string, encoding = '') =>
  app.inject({ url: `/zoom/${version}/${name}`, headers: { 'accept-encoding': encoding } });

describe('the files of Zoom’s Meeting SDK', () => {
  test.each([
    ['lib/vendor/react.min.js', 'text/javascript; charset=utf-8'],
    ['lib/av/audio.simd.wasm', 'application/wasm'],
    ['lib/lang/es-ES.json', 'application/json; charset=utf-8'],
    ['ui/zoom-meetingsdk.css', 'text/css; charset=utf-8'],
    ['lib/audio/m-entry.mp3', 'audio/mpeg'],
  ])('%s is served as the package brings it, for ever', async (name, type) => {
    const answer = await ask(name);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.rawPayload.equals(read(`dist/${name}`))).toBe(true);
  });

  test('what is large comes compressed, to whoever can read it', async () => {
    const name = 'lib/av/audio.simd.wasm';
    const answer = await ask(name, 'gzip, deflate, br, zstd');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(read(`dist/${name}`).length);
    expect(brotliDecompressSync(answer.rawPayload).equals(read(`dist/${name}`))).toBe(true);
  });

  test('nothing but those files is there', async () => {
    for (const name of ['', 'lib', '../package.json', 'lib/../../package.json', '%2e%2e/package.json', 'nothing.js'])
      expect((await ask(name)).statusCode, name).toBe(404);
    expect((await app.inject('/zoom/1.0.0/lib/vendor/react.min.js')).statusCode).toBe(404);
  });
});
