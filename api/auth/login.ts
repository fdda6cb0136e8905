import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Role } from '#schemas/dialect.ts';
import login from '#schemas/forms/login.json' with { type: 'json' };
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import type { Context } from '../engine/define.ts';
import { invalid, Problem } from '../engine/errors.ts';
import type { Engine, Entity } from '../engine/registry.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { addressOf } from '../network.ts';
import { giveCookies, giveLocale } from './cookies.ts';
import { deviceHash, rememberDevice } from './devices.ts';
import { inTurn, verifyPassword } from './passwords/passwords.ts';
import { endOwn, openSession, secondsOf } from './session.ts';
import { accountKey, checkThrottle, countFailure } from './throttle.ts';
import { userData } from './user.ts';

interface Credentials {
  username: string;
  password: string;
}

interface Account {
  id: number;
  role: Role;
  password: string;
  status: string;
  /** Whether it was opened before in the browser that asks. */
  known: boolean;
}

const validate = ajv.compile<Credentials>(login);

/**
 * Signs somebody in at one of the doors: opens their one session, ends the earlier one, and answers who they are.
 * A wrong name, password or door and an inactive account get one answer, in the same time.
 * @throws Problem 401, 422, 429
 */
export async function signIn(request: FastifyRequest, reply: FastifyReply, engine: Engine, roles: Role[]) {
  if (!validate(request.body)) throw invalid(fieldErrors(validate.errors));
  const credentials = request.body;
  const ctx = contextOf(request, engine);
  const account = await inTurn(() => recognize(credentials, roles, deviceHash(request), ctx));
  const newSession = await open(account, request, reply, engine);
  const data = await userData(engine.knex, { id: account.id, session_id: newSession.id });
  giveCookies(request, reply, newSession.token, account.role, secondsOf(account.role));
  giveLocale(request, reply, data.locale);
  return { data };
}

/**
 * Waiting for a turn comes first: of a thousand guesses at a time each one is counted before the next is tried. Whoever
 * there is, the same is asked of the database.
 */
async function recognize(
  { username, password }: Credentials,
  roles: Role[],
  device: string | null,
  ctx: Context,
): Promise<Account> {
  const key = accountKey(username);
  const account = await find(ctx.trx, username, device);
  const isKnown = account?.known ?? false;
  await checkThrottle(ctx.trx, { account: key, address: ctx.address, device }, isKnown);
  const right = await verifyPassword(account?.password ?? null, password);
  if (right && account?.status === 'active' && roles.includes(account.role)) return account;
  await countFailure(ctx, { account: key, device: isKnown ? device : null });
  throw new Problem(401, 'wrong_credentials');
}

const find = (knex: Knex, username: string, device: string | null): Promise<Account | undefined> =>
  knex('users')
    .join('roles', 'roles.id', 'users.role_id')
    .leftJoin('known_devices as d', (on) => on.on('d.user_id', 'users.id').onVal('d.token_hash', device ?? ''))
    .where('users.username', username)
    .first('users.id', 'users.password', 'users.status', 'roles.slug as role', knex.raw('d.id is not null as known'));

/** Sign-ins of one user wait for each other at the user's row. */
function open({ id, role }: Account, request: FastifyRequest, reply: FastifyReply, engine: Engine) {
  return engine.knex.transaction(async (trx) => {
    await trx('users').where({ id }).forNoKeyUpdate().first('id');
    const user_agent = request.headers['user-agent']?.slice(0, 500) ?? null;
    // As if the browser had logged out before: its other pages hear of the new session from the page that comes.
    if (request.caller.session_id) await endOwn(trx, request.caller.session_id, 'logout');
    await rememberDevice(trx, id, request, reply);
    const newSession = await openSession(trx, { id, role }, { address: addressOf(request), user_agent });
    const ctx = { ...contextOf(request, engine, trx), caller: { ...request.caller, id, role } };
    await audit([{ action: 'login', entity: sessions(engine), record_id: newSession.id }], ctx);
    return newSession;
  });
}

export const sessions = (engine: Engine) => engine.entities.get('sessions') as Entity;
