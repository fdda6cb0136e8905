import type { Knex } from 'knex';
import { hashOf, newToken } from '../token.ts';

const span = '1 hour';
const mostPerSpan = 3;

/**
 * Creates the token of a link for choosing a new password.
 * @returns the token, of which only the hash is stored; null when enough links were sent lately
 */
export async function openReset(trx: Knex, user_id: number): Promise<string | null> {
  const [recent] = await trx('password_resets')
    .where({ user_id })
    .whereRaw(`created_at > now() - interval '${span}'`)
    .count({ count: '*' });
  if (Number(recent?.count) >= mostPerSpan) return null;
  const token = newToken();
  await trx('password_resets').insert({
    user_id,
    token_hash: hashOf(token),
    expires_at: trx.raw(`now() + interval '${span}'`),
  });
  return token;
}

const alive = (knex: Knex, token: string) =>
  knex('password_resets')
    .where({ token_hash: hashOf(token), used_at: null })
    .where('expires_at', '>', knex.fn.now());

/** Whose account a token opens; null for one that is used, too old, or never was. */
export async function ownerOf(knex: Knex, token: string): Promise<number | null> {
  const row = await alive(knex, token).first('user_id');
  return row?.user_id ?? null;
}

/** Uses a token up. Of several calls at a time, one learns that it was valid. */
export async function useReset(trx: Knex, token: string): Promise<boolean> {
  return (await alive(trx, token).update({ used_at: trx.fn.now(), updated_at: trx.fn.now() })) === 1;
}

/** Invalidates the links that were sent to a person. */
export const forgetResets = (trx: Knex, user_id: number) =>
  trx('password_resets').where({ user_id, used_at: null }).update({ used_at: trx.fn.now(), updated_at: trx.fn.now() });
