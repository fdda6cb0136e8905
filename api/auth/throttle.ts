import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';
import { tooMany } from '../engine/errors.ts';

/** Failures of the last ten minutes that are free; each further one doubles the wait, up to `most` seconds. */
const limits = { account: { free: 5, first: 1, most: 900 }, address: { free: 20, first: 1, most: 60 } };

/** So many failures on one account, from wherever they come, are no forgetful owner's. */
const siege = 50;
/** One try is free; the second waits a minute, as guesses from ever new addresses must not pay. */
const besieged = { free: 1, first: 60, most: 900 };

/** What failed sign-ins are counted by: names may be mistyped passwords, so only a hash is kept. */
export const accountKey = (username: string) =>
  createHash('sha256').update(username.normalize('NFKC').trim().toLowerCase()).digest('hex').slice(0, 32);

const statement = `
  select
    count(*) filter (where near)::int as address,
    count(*) filter (where near and account)::int as account,
    count(*) filter (where account)::int as everywhere,
    extract(epoch from now() - max(at) filter (where near))::float as since
  from (
    select at, after ->> 'network' = :network as near, after ->> 'account' = :account as account
    from audit_logs
    where action = 'login_failed' and at > now() - interval '10 minutes'
      and (after ->> 'network' = :network or after ->> 'account' = :account)
  ) failed`;

interface Failures {
  address: number;
  account: number;
  /** Of the account, from all addresses. */
  everywhere: number;
  since: number | null;
}

/**
 * Slows down who guesses: an address on one account, and an address on all. An account that many addresses guess at
 * gives each of them a single try before it has to wait. Nobody can lock somebody else out, as nobody waits for what
 * others did: the first try of an address is always free. The audit log is the count, so that any number of processes
 * share it.
 * @throws Problem 429 with the seconds to wait
 */
export async function checkThrottle(knex: Knex, account: string, address: string | null): Promise<void> {
  const network = networkOf(address);
  const { rows } = await knex.raw(statement, { account, network });
  const [failures] = rows as [Failures];
  const isBesieged = failures.everywhere >= siege;
  const waits = [
    waitAfter(failures.account, isBesieged ? besieged : limits.account),
    waitAfter(failures.address, limits.address),
  ];
  const seconds = Math.ceil(Math.max(...waits) - (failures.since ?? 0));
  if (seconds > 0) throw tooMany(seconds);
}

/** Of the longer addresses anybody has as many as they like: the first half stands for all of a household. */
function networkOf(address: string | null): string {
  const [bare = ''] = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!bare.includes(':')) return bare;
  const [head = [], tail = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...missing, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const waitAfter = (failures: number, { free, first, most }: { free: number; first: number; most: number }) =>
  failures < free ? 0 : Math.min(first * 2 ** (failures - free), most);

/** Writes a failed sign-in to the audit log. */
export const countFailure = ({ trx, caller, address, request_id, now: at }: Context, account: string) =>
  trx('audit_logs').insert({
    user_id: caller.id,
    actor_id: caller.actor_id,
    role: caller.role,
    action: 'login_failed',
    entity: 'sessions',
    after: JSON.stringify({ account, network: networkOf(address) }),
    at,
    address,
    request_id,
  });
