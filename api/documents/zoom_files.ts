import { createReadStream, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../engine/errors.ts';

const require = createRequire(import.meta.url);
const manifest = '@zoom/meetingsdk/package.json';
const { version } = require(manifest) as { version: string };
const folder = path.join(path.dirname(require.resolve(manifest)), 'dist');

/** What a browser is to know of a kind of file; compressed are those of which that makes much less. */
const kinds: Record<string, { type: string; isCompressed?: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', isCompressed: true },
  '.css': { type: 'text/css; charset=utf-8', isCompressed: true },
  '.json': { type: 'application/json; charset=utf-8', isCompressed: true },
  '.wasm': { type: 'application/wasm', isCompressed: true },
  '.svg': { type: 'image/svg+xml', isCompressed: true },
  '.png': { type: 'image/png' },
  '.jpg': { type: 'image/jpeg' },
  '.cur': { type: 'image/x-icon' },
  '.mp3': { type: 'audio/mpeg' },
  '.wav': { type: 'audio/wav' },
};
const unknown = { type: 'application/octet-stream', isCompressed: false };

const compress = promisify(brotliCompress);
/** Files are large and the same for everybody: each is compressed once in a process, when it is first asked for. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * The files of Zoom's Meeting SDK as its package brings them, under an address that names its version. Workers among them
 * are isolated as the page that starts them.
 */
export async function zoomFiles(app: FastifyInstance): Promise<void> {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const compressed = new Map<string, Promise<Buffer>>();
  const compressedOnce = (name: string) => {
    const bytes =
      compressed.get(name) ?? readFile(path.join(folder, name)).then((whole) => compress(whole, { params }));
    compressed.set(name, bytes);
    return bytes;
  };
  const config = { unasked: true, roles: 'anybody' } as const;
  app.get(`/zoom/${version}/*`, { config }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': name } = request.params as { '*': string };
    if (!files.has(name)) throw notFound();
    const { type, isCompressed } = kinds[path.extname(name)] ?? unknown;
    reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    });
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!isCompressed || !takesBrotli) return reply.send(createReadStream(path.join(folder, name)));
    return reply.header('content-encoding', 'br').send(await compressedOnce(name));
  });
}
