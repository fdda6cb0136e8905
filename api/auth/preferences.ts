import type { FastifyReply, FastifyRequest } from 'fastify';
import preferences from '#schemas/forms/preferences.json' with { type: 'json' };
import { ajv } from '../engine/ajv.ts';
import { invalid } from '../engine/errors.ts';
import { fieldErrors } from '../engine/messages.ts';
import type { Engine } from '../engine/registry.ts';
import { giveLocale } from './cookies.ts';
import { userData } from './user.ts';

const validate = ajv.compile<object>(preferences);

/**
 * Keeps how somebody reads: language, time zone, colours. They are nobody else's business and move no version, so that
 * a switch of language does not make somebody else's edit of the profile stale.
 * @throws Problem 422
 */
export async function keepPreferences(request: FastifyRequest, reply: FastifyReply, { knex }: Engine) {
  if (!validate(request.body)) throw invalid(fieldErrors(validate.errors));
  const id = request.caller.id as number;
  if (Object.keys(request.body).length > 0) await knex('users').where({ id }).update(request.body);
  const data = await userData(knex, request.caller);
  giveLocale(request, reply, data.locale);
  return { data };
}
