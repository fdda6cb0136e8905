import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { deviceOf, giveDevice } from './cookies.ts';
import { hashOf, newToken } from './token.ts';

/** How many of a user's latest browsers are stored; nobody uses more in a year. */
const most = 20;
const span = '1 year';

/** The hash of the token that identifies the request's browser; null if nobody has signed in from it. */
export function deviceHash(request: FastifyRequest): string | null {
  const token = deviceOf(request);
  return token ? hashOf(token) : null;
}

/** Whether an account was opened before in the browser of that token. */
export const isKnownDevice = async (knex: Knex, user_id: number | null, device: string | null): Promise<boolean> =>
  device !== null &&
  Boolean(await knex('known_devices').where({ token_hash: device }).where('user_id', user_id).first('id'));

/**
 * Links a browser to the user who has just proved their password in it. Several may share one: it has one token, and
 * each of them a row. Those that were not seen for long, or are too many, are forgotten.
 */
export async function rememberDevice(
  trx: Knex,
  user_id: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = deviceOf(request) ?? newToken();
  await trx.raw(
    `with seen as (
      insert into known_devices (user_id, token_hash, seen_at) values (:user_id, :hash, now())
      on conflict (user_id, token_hash) do update set seen_at = now() returning id)
    delete from known_devices where user_id = :user_id and token_hash <> :hash and (seen_at < now() - :span::interval
      or id not in (select id from known_devices where user_id = :user_id order by seen_at desc limit :most))`,
    { user_id, hash: hashOf(token), span, most: most - 1 },
  );
  giveDevice(request, reply, token);
}

/** A new password forgets all browsers: those who knew the former one may have signed in from any. */
export const forgetDevices = (trx: Knex, user_id: number) => trx('known_devices').where({ user_id }).delete();
