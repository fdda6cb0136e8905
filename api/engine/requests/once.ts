import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../context.ts';
import type { Context, Retold, Row } from '../define.ts';
import { invalid, malformed } from '../errors.ts';
import type { Engine } from '../registry.ts';

/** Who asks a second time while the first is under way waits for its answer, though not for ever. */
const patience = '5s';
/** How long an answer is kept at least. Each write clears away a few that are older. */
const kept = '1 day';
const clearedAtOnce = 20;

/**
 * Does the work of a write in one transaction, and under the request's `Idempotency-Key` only once: the key, the changes
 * and the answer are kept together, or none of them. What was refused has changed nothing and may be asked anew.
 * @param transacts whether the work opens a transaction by itself where it needs one
 * @param retold what of the answer is kept, where not all of it
 * @param content what stands for the body where that is a stream
 * @returns what the work answered, or answered the first time
 * @throws Problem 400 for a key that is none, 409 while the first is still under way, 422 for a key of another request
 */
export async function once<T>(
  request: FastifyRequest,
  engine: Engine,
  work: (ctx: Context) => Promise<T>,
  { transacts = false, retold, content }: { transacts?: boolean; retold?: Retold; content?: string } = {},
): Promise<T> {
  const key = keyOf(request);
  const isKeyed = key !== null && request.caller.id !== null;
  if (!isKeyed && transacts) return work(contextOf(request, engine));
  return engine.knex.transaction(async (trx) => {
    const ctx = contextOf(request, engine, trx);
    if (!isKeyed) return work(ctx);
    const fingerprint = fingerprintOf(request, content);
    const id = await claim(key, fingerprint, ctx);
    if (id === null) return earlier<T>(key, fingerprint, ctx, retold);
    const is = await work(ctx);
    await keep(id, { is: retold && is ? eachOf(is, retold.short) : is }, ctx);
    return is;
  });
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw malformed('malformed_header', { header: 'Idempotency-Key' });
  return key;
}

/** The same person, the same address and the same body: anything else under a key is a mistake. */
function fingerprintOf({ method, url, body, caller }: FastifyRequest, content = body ?? null): string {
  const asked = JSON.stringify([method, url, caller.actor_id, content]);
  return createHash('sha256').update(asked).digest('hex');
}

/** @returns null when the key was claimed before; while that is under way, it is waited for */
async function claim(key: string, fingerprint: string, { trx, caller }: Context): Promise<number | null> {
  const { rows } = await trx.raw(
    `insert into idempotency_keys (user_id, key, fingerprint)
      select ?, ?, ? where set_config('lock_timeout', ?, true) is not null
      on conflict (user_id, key) do nothing returning id`,
    [caller.id as number, key, fingerprint, patience],
  );
  return rows[0]?.id ?? null;
}

/** Done to many, an action answers a list. */
const eachOf = <T>(answer: T, change: (one: Row) => unknown) =>
  Array.isArray(answer) ? answer.map(change) : change(answer as Row);

async function earlier<T>(key: string, fingerprint: string, ctx: Context, retold?: Retold): Promise<T> {
  const { trx, caller } = ctx;
  const row = await trx('idempotency_keys').where({ user_id: caller.id, key }).first('fingerprint', 'answer');
  if (row?.fingerprint !== fingerprint)
    throw invalid({ 'Idempotency-Key': { keyword: 'idempotency_key' } }, 'idempotency_key');
  const { is } = row.answer;
  if (!retold || !is) return is;
  const told = eachOf(is, (short) => retold.whole(short, ctx));
  return (Array.isArray(told) ? Promise.all(told) : told) as Promise<T>;
}

async function keep(id: number, answer: object, { trx }: Context): Promise<void> {
  await trx.raw(
    `with gone as (
      delete from idempotency_keys where id in (
        select id from idempotency_keys where created_at < now() - ?::interval and id <> ?
        order by created_at limit ? for update skip locked))
    update idempotency_keys set answer = ? where id = ?`,
    [kept, id, clearedAtOnce, JSON.stringify(answer), id],
  );
}
