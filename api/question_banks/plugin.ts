import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import { contextOf } from '../engine/context.ts';
import { Problem } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { once } from '../engine/requests/once.ts';
import { idOf } from '../engine/routes/record.ts';
import { readOne } from '../engine/rows.ts';
import { checksumOf, receiveFile } from '../files/receive.ts';
import { storageOf } from '../files/storage.ts';
import { exportForm, template } from './export.ts';
import { importQuestions, levelsByOrder } from './import.ts';
import { readApart } from './reading/read_apart.ts';
import { formats } from './registry.ts';
import { withSettings } from './settings.ts';

const anyFile = 'application/octet-stream';
const largest = 20 * 1024 * 1024;

interface Query {
  name?: string;
  dry?: string;
}

const params = {
  properties: {
    name: { type: 'string', description: 'The name of the file' },
    dry: { type: 'string', description: 'Anything: to say only what would come' },
  },
};

/** Files of questions: into a form, out of it, and templates to begin with. */
export default async function questionBanks(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  const questions = engine.entities.get('questions') as Entity;
  const roles = Object.keys(questions.schema['x-roles']) as Role[];
  const writers = roles.filter((role) => grantsOf(questions.schema, role, 'create').length > 0);
  const about = 'A file of a format with the example of a question type';
  const answers = [...new Set([...formats.values()].map(({ media_type }) => media_type))];
  app.get('/api/formats/:format/templates/:type', { config: { roles: writers, about, answers } }, (request, reply) => {
    const { format, type } = request.params as { format: string; type: string };
    return send(reply, type, template(format, type));
  });
  const forms = [questions.schema.properties.form_id?.['x-reference'] ?? []].flat();
  for (const name of forms) formRoutes(engine.entities.get(name) as Entity);

  function formRoutes(form: Entity) {
    const base = `/api/${form.name}/:id`;
    const about = (sentence: string, more: object) => ({
      config: { roles: writers, entity: form.name, about: sentence, ...more },
    });
    app.get(`${base}/export/:format`, about('The form as a file of a format', { answers }), async (request, reply) => {
      const { format } = request.params as { format: string };
      const file = await exportForm(form, idOf(request), format, contextOf(request, engine));
      return send(reply, `${form.name}-${idOf(request)}`, file);
    });
    // Files reach the handler as streams; any other type is 415.
    app.register(async (files) => {
      files.removeAllContentTypeParsers();
      files.addContentTypeParser(anyFile, (_, body, done) => done(null, body));
      const config = about('Brings the questions of a file into the form', { params, receives: [anyFile] });
      files.post(`${base}/import`, config, (request, reply) => importFile(form, request, reply));
    });
  }

  async function importFile(form: Entity, request: FastifyRequest, reply: FastifyReply) {
    if (!request.body) throw new Problem(415, 'http_415');
    if (Number(request.headers['content-length'] ?? 0) > largest) throw new Problem(413, 'http_413');
    const [id, { name = '', dry }] = [idOf(request), request.query as Query];
    const ctx = contextOf(request, engine);
    await readOne(form, id, ctx);
    const levels = [...(await levelsByOrder(ctx)).keys()];
    const { locale } = request.caller;
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort(new Problem(408, 'http_408')));
    const { content, ...read } = await receiveFile(
      ...([request.body as Readable, largest, storageOf(engine).incoming] as const),
      async (file) => ({
        content: await checksumOf(file),
        ...(await readApart({ file, name, locale, levels, dry: Boolean(dry) }, controller.signal)),
      }),
    );
    const report = withSettings(form, read.report, ctx);
    if (dry) return report;
    return once(request, engine, (ctx) => importQuestions(form, id, { ...read, report }, ctx), { content });
  }
}

const send = (
  reply: FastifyReply,
  name: string,
  { file, extension, media_type }: { file: Buffer; extension: string; media_type: string },
) =>
  reply
    .type(media_type)
    .headers({ 'content-disposition': `attachment; filename="${name}.${extension}"`, 'cache-control': 'no-store' })
    .send(file);
