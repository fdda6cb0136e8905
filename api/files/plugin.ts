import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import { userData } from '../auth/user.ts';
import type { Configuration } from '../configuration.ts';
import { contextOf } from '../engine/context.ts';
import type { RowOf } from '../engine/define.ts';
import { forbidden, notFound, Problem } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { idOf, versionOf } from '../engine/routes/record.ts';
import { accessTo } from './file_access.ts';
import { type Size, sizeParams, smaller } from './images.ts';
import { startClearing } from './leftovers.ts';
import { declaredKind, declaredTypes } from './media.ts';
import type { FilesOptions } from './options.ts';
import { savePhoto, setPhoto } from './photo.ts';
import { rangeOf } from './range.ts';
import { replaceRecording } from './replace.ts';
import { resizePicture } from './resize_picture.ts';
import { fromSender } from './senders.ts';
import { folderStorage, type Storage, storageOf, useStorage } from './storage.ts';
import { saveUpload } from './upload.ts';
import { isAttachment, readUpload, uploadParams } from './upload_request.ts';

/** What files are answered as; pictures are all of one type. */
const servedTypes = ['image/webp', 'audio/*', 'video/*', 'application/*'];

/** The files of resources: uploaded as they are, and readable to anybody who may read their resource. */
export default async function files(
  app: FastifyInstance,
  { isShown, mayAttach, mayRecord, takePlace }: FilesOptions,
): Promise<void> {
  const { engine, configuration } = app;
  const entity = engine.entities.get('resources') as Entity;
  const roles = Object.keys(entity.schema['x-roles']) as Role[];
  const writers = roles.filter((role) => grantsOf(entity.schema, role, 'update').length > 0);
  const speakers: Role[] = [...writers, 'teacher'];
  const storage = await storageFor(configuration);
  useStorage(engine, storage);
  app.addHook('onClose', await startClearing(storage.incoming));
  // Streams reach the handler unread; any other type is 415.
  app.removeAllContentTypeParsers();
  const receives = Object.values(declaredTypes).flat();
  app.addContentTypeParser(receives, (_, body, done) => done(null, body));
  const ofResources = { roles, entity: 'resources' };
  const spoken = { ...ofResources, roles: speakers };
  app.post(
    '/api/resources/upload',
    { config: { ...ofResources, about: 'Sends a file as it is', params: uploadParams, receives } },
    upload,
  );
  app.post('/api/profile/avatar', { config: { about: 'Sends the own photo', receives: declaredTypes.image } }, choose);
  app.delete('/api/profile/avatar', { config: { about: 'Takes the own photo away' } }, remove);
  app.put(
    '/api/resources/:id/file',
    { config: { ...spoken, about: 'Sends another recording of what one says', receives: declaredTypes.audio } },
    replace,
  );
  app.get(
    '/api/resources/:id/file',
    { config: { ...ofResources, about: 'The file of a resource', params: sizeParams, answers: servedTypes } },
    download,
  );

  async function upload(request: FastifyRequest, reply: FastifyReply) {
    if (!request.body) throw new Problem(415, 'unsupported_file');
    const is_attachment = isAttachment(request);
    const attempt_id = is_attachment ? undefined : await attemptOf(request);
    if (is_attachment) await mayAttach(contextOf(request, engine));
    const isOwn = is_attachment || attempt_id !== undefined;
    const newFile = { ...readUpload(request, reply, isOwn ? request.caller.id : null), attempt_id, is_attachment };
    const row = await fromSender(request.caller.id as number, (inOwnTurn) =>
      saveUpload({ ...newFile, inOwnTurn }, entity, contextOf(request, engine), (work) =>
        engine.knex.transaction(async (trx) => {
          const ctx = contextOf(request, engine, trx);
          if (attempt_id) await takePlace(attempt_id, ctx);
          return work(ctx);
        }),
      ),
    );
    reply
      .code(201)
      .type('application/json; charset=utf-8')
      .headers({ location: `/api/resources/${row.id}`, etag: `"${row.version}"` });
    return reply.serializer(entity.views[request.caller.role].serialize).send(row);
  }

  /** A student sends nothing but a recording, for an attempt (`?attempt=`) that asks for one; it stays the student's own. */
  async function attemptOf(request: FastifyRequest): Promise<number | undefined> {
    if (writers.includes(request.caller.role)) return undefined;
    if (request.caller.role !== 'student') throw forbidden();
    if (declaredKind(request.headers['content-type']) !== 'audio') throw forbidden();
    const { attempt = '' } = request.query as { attempt?: string };
    if (!/^[1-9]\d{0,8}$/.test(attempt)) throw notFound();
    await mayRecord(Number(attempt), contextOf(request, engine));
    return Number(attempt);
  }

  /** Who reads the words of the course aloud need not be allowed to change anything else in the library. */
  async function replace(request: FastifyRequest, reply: FastifyReply) {
    if (!request.body) throw new Problem(415, 'unsupported_file');
    const newFile = readUpload(request, reply, null);
    const row = await fromSender(request.caller.id as number, (inOwnTurn) =>
      replaceRecording(
        { ...newFile, inOwnTurn },
        idOf(request),
        versionOf(request),
        entity,
        contextOf(request, engine),
      ),
    );
    reply.type('application/json; charset=utf-8').header('etag', `"${row.version}"`);
    return reply.serializer(entity.views[request.caller.role].serialize).send(row);
  }

  /** The own photo: everybody may have one, whatever their rights in the library. */
  async function choose(request: FastifyRequest, reply: FastifyReply) {
    if (!request.body || declaredKind(request.headers['content-type']) !== 'image') {
      throw new Problem(415, 'unsupported_file');
    }
    const newFile = readUpload(request, reply, request.caller.id);
    await fromSender(request.caller.id as number, (inOwnTurn) =>
      savePhoto({ ...newFile, inOwnTurn }, entity, contextOf(request, engine)),
    );
    return reply.code(201).send({ data: await userData(engine.knex, request.caller) });
  }

  async function remove(request: FastifyRequest) {
    await engine.knex.transaction((trx) => setPhoto(null, contextOf(request, engine, trx)));
    return { data: await userData(engine.knex, request.caller) };
  }

  async function download(request: FastifyRequest, reply: FastifyReply) {
    const id = idOf(request);
    const as = await accessTo(entity, id, contextOf(request, engine), isShown);
    const row = await engine
      .knex('resources')
      .where({ id })
      .first('kind', 'file_name', 'storage_key', 'media_type', 'size', 'checksum', 'owner_id');
    if (!row) throw notFound();
    const size = row.kind === 'image' ? sizeIn(request) : undefined;
    const etag = size ? `"${row.checksum}-${size}"` : `"${row.checksum}"`;
    // Another file has another checksum. Opened by itself it is alone and can do nothing.
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      // Private files are not cached for the next person at this browser.
      'cache-control': row.owner_id === null ? 'private, max-age=3600' : 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    // A document is read by a program of its own: in a page that may do nothing none would open it.
    if (row.kind === 'document')
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(row, id, as))}`);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (size) return reply.type(row.media_type).send(await resizePicture(row, size, storageOf(engine)));
    return send(row, etag, request, reply);
  }

  /** A file, or the part of it that is asked for. */
  async function send(row: StoredFile, etag: string, request: FastifyRequest, reply: FastifyReply) {
    const unchanged = [undefined, etag].includes(request.headers['if-range'] as string | undefined);
    const range = unchanged ? rangeOf(request.headers.range, row.size) : null;
    if (range === 'none') throw new Problem(416, 'http_416', { headers: { 'content-range': `bytes */${row.size}` } });
    const { start, end } = range ?? { start: 0, end: row.size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${row.size}`);
    reply.type(row.media_type).header('content-length', end - start + 1);
    return reply.send(await storageOf(engine).read(row.storage_key, { start, end }));
  }
}

/** In a bucket where the setting names one, else in a folder; its driver is loaded where it is used. */
async function storageFor({ dataDir, s3Url }: Configuration): Promise<Storage> {
  const folder = path.join(dataDir, 'files');
  if (!s3Url) return folderStorage(folder);
  const { bucketStorage } = await import('./bucket.ts');
  return bucketStorage(s3Url, path.join(folder, 'incoming'));
}

interface StoredFile {
  storage_key: string;
  media_type: string;
  size: number;
}

/** The name under which a browser saves a file: the author's name for a part of a question may be its answer. */
const nameOf = (
  { file_name, storage_key }: Pick<RowOf<'resources'>, 'file_name' | 'storage_key'>,
  id: number,
  as: 'item' | 'part',
): string => (as === 'item' ? file_name : `${id}${path.extname(storage_key)}`);

/** The smaller size that an address asks for (`?size=small`). */
function sizeIn({ query }: FastifyRequest): Size | undefined {
  const { size } = query as { size?: string };
  return Object.keys(smaller).find((name) => name === size) as Size | undefined;
}
