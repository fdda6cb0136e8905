import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { linkOrigin } from '../../../auth/origin.ts';
import { contextOf } from '../../../engine/context.ts';
import type { RowOf } from '../../../engine/define.ts';
import { Problem } from '../../../engine/errors.ts';
import type { Entity } from '../../../engine/registry.ts';
import { once } from '../../../engine/requests/once.ts';
import { idOf } from '../../../engine/routes/record.ts';
import { readWhole } from '../../../engine/rows.ts';
import { checksumOf, receiveFile } from '../../../files/receive.ts';
import { storageOf } from '../../../files/storage.ts';
import { badRows, template } from './files.ts';
import { readApart, saveImport } from './upload.ts';

const largest = 4 * 1024 * 1024;

/** Tables of students: into the school, what stayed out of it, and a template to begin with. */
export default async function studentImports(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  const imports = engine.entities.get('student_imports') as Entity;
  const roles = Object.keys(imports.schema['x-roles']) as Role[];
  const base = '/api/student_imports';
  const about = (sentence: string, more: object = { answers: ['text/csv'] }) => ({
    config: { roles, entity: imports.name, about: sentence, ...more },
  });
  app.get(`${base}/template.csv`, about('An empty table of students'), (request, reply) =>
    send(reply, 'students', template(contextOf(request, engine))),
  );
  app.get(
    `${base}/:id/bad.csv`,
    about('The rows of an import that stayed out, with the reasons'),
    async (request, reply) => {
      const ctx = contextOf(request, engine);
      return send(
        reply,
        'students',
        await badRows((await readWhole(imports, idOf(request), ctx)) as RowOf<'student_imports'>, ctx),
      );
    },
  );
  // Files reach the handler as streams; any other type is 415.
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    const anyFile = 'application/octet-stream';
    files.addContentTypeParser(anyFile, (_, body, done) => done(null, body));
    const params = { properties: { name: { type: 'string', description: 'The name of the file' } } };
    const sentence = 'Reads a table of students, as an import that waits to be checked';
    files.post(`${base}/upload`, about(sentence, { params, receives: [anyFile] }), upload);
  });

  async function upload(request: FastifyRequest, reply: FastifyReply) {
    if (!request.body) throw new Problem(415, 'http_415');
    if (Number(request.headers['content-length'] ?? 0) > largest) throw new Problem(413, 'http_413');
    const { name = '' } = request.query as { name?: string };
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort(new Problem(408, 'http_408')));
    const { checksum, table } = await receiveFile(
      ...([request.body as Readable, largest, storageOf(engine).incoming] as const),
      async (file) => ({ checksum: await checksumOf(file), table: await readApart(file, controller.signal) }),
    );
    const file = { file_name: name.slice(-255) || 'csv', checksum, origin: linkOrigin(request) };
    reply.code(201);
    return once(request, engine, (ctx) => saveImport(table, file, ctx), { content: checksum });
  }
}

const send = (reply: FastifyReply, name: string, text: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .headers({ 'content-disposition': `attachment; filename="${name}.csv"`, 'cache-control': 'no-store' })
    .send(text);
