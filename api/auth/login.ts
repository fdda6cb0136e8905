import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Role } from '#schemas/dialect.ts';
import login from '#schemas/forms/login.json' with { type: 'json' };
import { ajv } from '../engine/ajv.ts';
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import type { Context } from '../engine/define.ts';
import { invalid, Problem } from '../engine/errors.ts';
import { fieldErrors } from '../engine/messages.ts';
import type { Engine, Entity } from '../engine/registry.ts';
import { giveCookies, giveLocale } from './cookies.ts';
import { inTurn, verifyPassword } from './passwords.ts';
import { endSessions, openSession, secondsOf } from './session.ts';
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
  const account = await inTurn(() => recognize(credentials, roles, ctx));
  const opened = await open(account, request, engine);
  const data = await userData(engine.knex, { id: account.id, session_id: opened.id });
  giveCookies(request, reply, opened.token, account.role, secondsOf(account.role));
  giveLocale(request, reply, data.locale);
  return { data };
}

/** Waiting for a turn comes first: of a thousand guesses at a time each one is counted before the next is tried. */
async function recognize({ username, password }: Credentials, roles: Role[], ctx: Context): Promise<Account> {
  const key = accountKey(username);
  await checkThrottle(ctx.trx, key, ctx.address);
  const account = await find(ctx.trx, username);
  const right = await verifyPassword(account?.password ?? null, password);
  if (right && account?.status === 'active' && roles.includes(account.role)) return account;
  await countFailure(ctx, key);
  throw new Problem(401, 'wrong_credentials');
}

const find = (knex: Knex, username: string): Promise<Account | undefined> =>
  knex('users')
    .join('roles', 'roles.id', 'users.role_id')
    .where('users.username', username)
    .first('users.id', 'users.password', 'users.status', 'roles.slug as role');

/** Sign-ins of one user wait for each other at the user's row. */
function open({ id, role }: Account, request: FastifyRequest, engine: Engine) {
  return engine.knex.transaction(async (trx) => {
    await trx('users').where({ id }).forNoKeyUpdate().first('id');
    const user_agent = request.headers['user-agent']?.slice(0, 500) ?? null;
    const { session_kind, session_id } = request.caller;
    if (session_kind === 'impersonation') await endSessions(trx, { id: session_id as number }, 'replaced');
    const opened = await openSession(trx, { id, role }, { address: request.ip ?? null, user_agent });
    const ctx = { ...contextOf(request, engine, trx), caller: { ...request.caller, id, role } };
    await audit([{ action: 'login', entity: sessions(engine), record_id: opened.id }], ctx);
    return opened;
  });
}

export const sessions = (engine: Engine) => engine.entities.get('sessions') as Entity;
