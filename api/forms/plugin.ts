import type { ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role, Schema } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import { contextOf } from '../engine/context.ts';
import type { Context } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { idOf } from '../engine/routes/record.ts';
import { readOne } from '../engine/rows.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { accept, dismiss, type Wish } from './answers/accept.ts';
import { statistics } from './answers/statistics.ts';
import { unforeseen } from './answers/variants.ts';
import { compared, versionsOf } from './editions.ts';
import { applyRegrading, type Wish as Regrade, regradingOf, tryRegrading } from './regrading/regrading.ts';
import { removedFrom } from './removed.ts';
import { restoreVersion } from './restore_version.ts';

const forms = ['exercise_forms', 'exam_forms', 'leveling_forms'];

const body = (properties: Record<string, Schema>): ValidateFunction =>
  ajv.compile({ type: 'object', additionalProperties: false, required: Object.keys(properties), properties });

const id: Schema = { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 };
const part: Schema = { type: 'string', maxLength: 12 };
const words: Schema = { type: 'string', minLength: 1, maxLength: 500 };
const bodies = {
  try: body({ version: id, keep: { type: 'string', enum: ['better', 'new'] } }),
  apply: body({ regrading: id }),
  restore: body({ version: id }),
  accept: body({ question: id, part, text: words, weight: { type: 'number', exclusiveMinimum: 0, maximum: 1 } }),
  dismiss: body({ question: id, part, answer: words }),
};

/** What is learned of a form after it was published, and what is mended: versions, grading anew, answers, figures. */
export default async function improve(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  const questions = engine.entities.get('questions') as Entity;
  const roles = Object.keys(questions.schema['x-roles']) as Role[];
  const writers = roles.filter((role) => grantsOf(questions.schema, role, 'create').length > 0);
  for (const name of forms) routes(engine.entities.get(name) as Entity);

  function routes(form: Entity): void {
    const [config, base] = [{ roles: writers, entity: form.name }, `/api/${form.name}/:id`];
    const read = (path: string, answer: (id: number, ctx: Context, request: FastifyRequest) => Promise<unknown>) =>
      app.get(`${base}/${path}`, { config }, (request) => within(form, request, contextOf(request, engine), answer));
    read('versions', versionsOf);
    read('versions/:from/:to', (id, ctx, { params }) => compared(id, params as { from: string; to: string }, ctx));
    read('removed', removedFrom);
    read('statistics', statistics);
    read('variants', unforeseen);
    read('regrade', regradingOf);
    write('regrade/try', bodies.try, (id, wish, ctx) => tryRegrading(id, wish as Regrade, ctx));
    write('regrade', bodies.apply, (id, wish, ctx) =>
      applyRegrading(id, (wish as { regrading: number }).regrading, ctx),
    );
    write('versions/restore', bodies.restore, (id, wish, ctx, dry) =>
      restoreVersion(form, id, (wish as { version: number }).version, ctx, dry),
    );
    write('variants/accept', bodies.accept, (id, wish, ctx, dry) => accept(id, wish as Wish, ctx, !dry));
    write('variants/dismiss', bodies.dismiss, async (id, wish, ctx) => {
      const { question, part, answer } = wish as { question: number; part: string; answer: string };
      await dismiss(id, question, { part, answer }, ctx);
      return { dismissed: true };
    });

    /** All of it in one transaction; `?dry=1` says only what would become of it. */
    function write(
      path: string,
      validate: ValidateFunction,
      work: (id: number, wish: unknown, ctx: Context, dry: boolean) => Promise<unknown>,
    ) {
      app.post(`${base}/${path}`, { config }, async (request) => {
        const dry = Boolean((request.query as { dry?: string }).dry);
        await within(form, request, contextOf(request, engine), async () => undefined);
        if (!validate(request.body)) throw invalid(fieldErrors(validate.errors));
        return engine.knex.transaction((trx) =>
          work(idOf(request), request.body, contextOf(request, engine, trx), dry),
        );
      });
    }
  }
}

/** @throws Problem 404 for a form that is not there for the caller */
async function within(
  form: Entity,
  request: FastifyRequest,
  ctx: Context,
  answer: (id: number, ctx: Context, request: FastifyRequest) => Promise<unknown>,
): Promise<unknown> {
  const id = idOf(request);
  await readOne(form, id, ctx);
  return answer(id, ctx, request);
}
