import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { contextOf } from '../context.ts';
import type { Context, Engine, Replay, Row } from '../define.ts';
import { invalid, malformed } from '../errors.ts';
import { withRetries } from '../retry.ts';

/** How long a second request waits for the first one's answer. */
const patience = '5s';
/** How long an answer is stored at least. Each write deletes a few older ones. */
const lifetime = '1 day';
const clearedAtOnce = 20;

/**
 * Does the work of a write in one transaction, and under the request's `Idempotency-Key` only once: the key, the changes
 * and the answer are stored together, or none of them. A refused request has changed nothing and may be repeated.
 * @param transacts whether the work opens a transaction by itself where it needs one
 * @param reads whether the work changes nothing, so that nothing of it is stored
 * @param replay what of the answer is kept, where not all of it
 * @param content what stands for the body where that is a stream
 * @returns what the work answered, or answered the first time
 * @throws Problem 400 for a malformed key, 409 while the first is still under way, 422 for a key of another request
 */
export async function once<T>(
  request: FastifyRequest,
  engine: Engine,
  work: (ctx: Context) => Promise<T>,
  {
    transacts,
    reads,
    replay,
    content,
  }: { transacts?: boolean; reads?: boolean; replay?: Replay; content?: string } = {},
): Promise<T> {
  const key = keyOf(request);
  const isKeyed = key !== null && request.caller.id !== null && !reads;
  if (!isKeyed && transacts) return withRetries(() => work(contextOf(request, engine)));
  const inOne = async (trx: Knex) => {
    const ctx = contextOf(request, engine, trx);
    if (!isKeyed) return work(ctx);
    const fingerprint = fingerprintOf(request, content);
    const id = await claim(key, fingerprint, ctx);
    if (id === null) return replayAnswer<T>(key, fingerprint, ctx, replay);
    const is = await work(ctx);
    await saveAnswer(id, { is: replay && is ? eachOf(is, replay.short) : is }, ctx);
    return is;
  };
  return withRetries(() => engine.knex.transaction(inOne));
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
  const call = JSON.stringify([method, url, caller.actor_id, content]);
  return createHash('sha256').update(call).digest('hex');
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

async function replayAnswer<T>(key: string, fingerprint: string, ctx: Context, replay?: Replay): Promise<T> {
  const { trx, caller } = ctx;
  const row = await trx('idempotency_keys').where({ key }).where('user_id', caller.id).first('fingerprint', 'answer');
  if (row?.fingerprint !== fingerprint)
    throw invalid({ 'Idempotency-Key': { keyword: 'idempotency_key' } }, 'idempotency_key');
  const { is } = row.answer;
  if (!replay || !is) return is as T;
  const restored = eachOf(is, (short) => replay.restore(short, ctx));
  return (Array.isArray(restored) ? Promise.all(restored) : restored) as Promise<T>;
}

async function saveAnswer(id: number, answer: object, { trx }: Context): Promise<void> {
  await trx.raw(
    `with gone as (
      delete from idempotency_keys where id in (
        select id from idempotency_keys where created_at < now() - ?::interval and id <> ?
        order by created_at limit ? for update skip locked))
    update idempotency_keys set answer = ? where id = ?`,
    [lifetime, id, clearedAtOnce, JSON.stringify(answer), id],
  );
}
