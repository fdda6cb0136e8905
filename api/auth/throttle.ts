import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';
import { tooMany } from '../engine/errors.ts';

/** Failures of the last ten minutes that are free; each further one doubles the wait, up to `most` seconds. */
const limits = { account: { free: 5, most: 900 }, address: { free: 20, most: 60 } };

/** What failed sign-ins are counted by: names may be mistyped passwords, so only a hash is kept. */
export const accountKey = (username: string) =>
  createHash('sha256').update(username.normalize('NFKC').trim().toLowerCase()).digest('hex').slice(0, 32);

const statement = `
  select count(*)::int as address, count(*) filter (where after ->> 'account' = :account)::int as account,
    extract(epoch from now() - max(at))::float as since
  from audit_logs
  where action = 'login_failed' and at > now() - interval '10 minutes' and address = :address`;

/**
 * Slows down who guesses: an address on one account, and an address on all. Nobody can lock somebody else out, as
 * other addresses are not counted. The audit log is the count, so that any number of processes share it.
 * @throws Problem 429 with the seconds to wait
 */
export async function checkThrottle(knex: Knex, account: string, address: string | null): Promise<void> {
  const { rows } = await knex.raw(statement, { account, address });
  const [{ since, ...failures }] = rows as [{ since: number | null; account: number; address: number }];
  const waits = (['account', 'address'] as const).map((by) => waitAfter(failures[by], limits[by]));
  const seconds = Math.ceil(Math.max(...waits) - (since ?? 0));
  if (seconds > 0) throw tooMany(seconds);
}

const waitAfter = (failures: number, { free, most }: { free: number; most: number }) =>
  failures < free ? 0 : Math.min(2 ** (failures - free), most);

/** Writes a failed sign-in to the audit log. */
export const countFailure = ({ trx, caller, address, request_id, now: at }: Context, account: string) =>
  trx('audit_logs').insert({
    user_id: caller.id,
    actor_id: caller.actor_id,
    role: caller.role,
    action: 'login_failed',
    entity: 'sessions',
    after: JSON.stringify({ account }),
    at,
    address,
    request_id,
  });
