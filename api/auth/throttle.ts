import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';
import { tooMany } from '../engine/errors.ts';
import { networkOf } from '../network.ts';

/**
 * Failures of the last ten minutes that are free; each further one doubles the wait, up to `most` seconds. An address may
 * be a whole school's: a class that mistypes its passwords stays below its limit.
 */
const limits = {
  account: { free: 5, first: 1, most: 900 },
  address: { free: 120, first: 1, most: 60 },
  device: { free: 5, first: 1, most: 900 },
};

/** More failures than this on one account, from anywhere, are an attack and not a forgetful owner. */
const attackFailures = 50;
/** One try is free; the second waits a minute, as guesses from ever new addresses must not pay. */
const underAttack = { free: 1, first: 60, most: 900 };

/** What failed sign-ins are counted by: names may be mistyped passwords, so only a hash is stored. */
export const accountKey = (username: string) =>
  createHash('sha256').update(username.normalize('NFKC').trim().toLowerCase()).digest('hex').slice(0, 32);

/** Who tries to sign in, to which account (null: that is not known yet), and from which browser. */
export interface Try {
  account: string | null;
  address: string | null;
  /** The hash of the browser's own token. */
  device: string | null;
}

interface Count {
  failures: number;
  since: number | null;
}

interface Failures {
  near: Count;
  account: Count;
  device: Count;
  /** Of the account, from all addresses. */
  everywhere: number;
}

const countOf = (which: string) => `json_build_object('failures', count(*) filter (where ${which}),
  'since', extract(epoch from now() - max(at) filter (where ${which})))`;

const statement = `
  select ${countOf('near')} as near, ${countOf('near and account')} as account, ${countOf('device and same')} as device,
    count(*) filter (where account)::int as everywhere
  from (
    select at, after ->> 'network' = :network as near, coalesce(after ->> 'account' = :account, false) as account,
      coalesce(after ->> 'device' = :device, false) as device,
      after ->> 'account' is not distinct from :account::text as same
    from audit_logs
    where action = 'login_failed' and at > now() - interval '10 minutes'
      and (after ->> 'network' = :network or after ->> 'account' = :account)
  ) failed`;

/**
 * Slows down who guesses: an address on one account, and an address on all. An account that many addresses guess at
 * gives each of them a single try before it has to wait. Nobody can lock somebody else out: the first try of an address
 * on an account is always free until the address itself has failed more than a class would, and in a browser in which
 * the account was opened before only its own failures count. The audit log is the count, so that any number of processes
 * share it. Where no account is named yet, a browser that somebody has signed in from may fail as often as an address.
 * @param isKnown whether the account was opened in this browser before, or any where none is named
 * @throws Problem 429 with the seconds to wait
 */
export async function checkThrottle(knex: Knex, { account, address, device }: Try, isKnown = false): Promise<void> {
  const { rows } = await knex.raw(statement, { account, network: networkOf(address), device });
  const failures = rows[0] as Failures;
  const onAccount = failures.everywhere >= attackFailures ? underAttack : limits.account;
  const waits = isKnown
    ? [waitAfter(failures.device, account === null ? limits.address : limits.device)]
    : [waitAfter(failures.account, onAccount), waitAfter(failures.near, limits.address)];
  const seconds = Math.ceil(Math.max(...waits));
  if (seconds > 0) throw tooMany(seconds);
}

/** What is left of the wait after the last failure, in seconds. */
function waitAfter({ failures, since }: Count, { free, first, most }: { free: number; first: number; most: number }) {
  return failures < free ? 0 : Math.min(first * 2 ** (failures - free), most) - (since ?? 0);
}

/** Writes a failed sign-in to the audit log; without an account where not even a name could be read. */
export const countFailure = (
  { trx, caller, address, request_id, now: at }: Context,
  { account, device }: Pick<Try, 'account' | 'device'>,
) =>
  trx('audit_logs').insert({
    user_id: caller.id,
    actor_id: caller.actor_id,
    role: caller.role,
    action: 'login_failed',
    entity: 'sessions',
    after: JSON.stringify({ account, network: networkOf(address), device }),
    at,
    address,
    request_id,
  });
