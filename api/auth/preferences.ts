import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import preferences from '#schemas/forms/preferences.json' with { type: 'json' };
import type { Preferences } from '#schemas/types/forms/preferences.ts';
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import { invalid } from '../engine/errors.ts';
import type { Engine } from '../engine/registry.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { giveLocale } from './cookies.ts';
import { accountEntity } from './profile.ts';
import { userData } from './user.ts';

const validate = ajv.compile<object>(preferences);

/**
 * Saves how somebody reads: language, time zone, colours, and what they want to be told of. They concern nobody else and change no version, so that
 * a switch of language does not make somebody else's edit of the profile stale.
 * @throws Problem 422
 */
export async function savePreferences(request: FastifyRequest, reply: FastifyReply, engine: Engine) {
  if (!validate(request.body)) throw invalid(fieldErrors(validate.errors));
  if (Object.keys(request.body).length > 0) await engine.knex.transaction((trx) => save(request, trx));
  const data = await userData(engine.knex, request.caller);
  giveLocale(request, reply, data.locale);
  return { data };
}

/** Own preferences are not audited; what an admin does while acting as another person always is. */
async function save(request: FastifyRequest, trx: Knex): Promise<void> {
  const { caller, body, server } = request;
  const id = caller.id as number;
  // The driver would make an array of PostgreSQL of a list, where the column is JSON.
  const changes = Object.fromEntries(
    Object.entries(body as Preferences).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
  const before = await trx('users').where({ id }).forNoKeyUpdate().first();
  const [after] = await trx('users').where({ id }).update(changes).returning('*');
  if (caller.session_kind !== 'impersonation') return;
  const entity = accountEntity(caller.role, server.engine);
  await audit([{ action: 'update', entity, record_id: id, before, after }], contextOf(request, server.engine, trx));
}
