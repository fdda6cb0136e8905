import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Role } from '#schemas/dialect.ts';
import form from '#schemas/forms/login_as.json' with { type: 'json' };
import { home } from '#schemas/guard.ts';
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import type { Context } from '../engine/define.ts';
import { conflict, forbidden, invalid, notFound, tooMany, unauthorized } from '../engine/errors.ts';
import { addJob } from '../engine/jobs/jobs.ts';
import type { Engine, Entity } from '../engine/registry.ts';
import { idOf } from '../engine/routes/record.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { giveCookies, takeCookies } from './cookies.ts';
import { deviceHash } from './devices.ts';
import { checkPresent } from './passwords/present.ts';
import { endSessions, openImpersonation, resumeParentSession } from './session.ts';
import { userData } from './user.ts';

const validate = ajv.compile<{ password: string; reason: string }>(form);

/** Support needs this many an hour; more would be snooping. */
const mostPerHour = 20;

interface Target {
  id: number;
  status: string;
  role: Role;
}

/** "Log in as": an admin acts as another person for half an hour; every page and log entry shows it. */
export function loginAsRoutes(app: FastifyInstance): void {
  const { engine } = app;
  for (const entity of ['students', 'staff']) {
    const config = {
      roles: ['admin'] as Role[],
      entity,
      about: 'Opens a session as somebody else',
      takes: form,
    };
    app.post(`/api/${entity}/:id/login_as`, { config }, (request, reply) =>
      begin(request, reply, engine.entities.get(entity) as Entity),
    );
  }
  app.delete(
    '/api/login_as',
    { config: { account: true, about: 'Ends the session as somebody else' } },
    (request, reply) => comeBack(request, reply, engine),
  );
}

/** @throws Problem 403 for whom nobody becomes, 404, 422 without the password or a reason, 429 */
async function begin(request: FastifyRequest, reply: FastifyReply, entity: Entity) {
  if (!validate(request.body)) throw invalid(fieldErrors(validate.errors));
  const { password, reason } = request.body;
  const ctx = contextOf(request, request.server.engine);
  await checkPresent({ field: 'password', password, device: deviceHash(request) }, ctx);
  const newSession = await ctx.trx.transaction((trx) => open(request, entity, reason, { ...ctx, trx }));
  giveCookies(request, reply, newSession.token, newSession.role, newSession.seconds);
  return answer(ctx.trx, newSession);
}

async function open(request: FastifyRequest, entity: Entity, reason: string, ctx: Context) {
  const id = idOf(request);
  const target = await find(id, entity, ctx.trx);
  if (!target) throw notFound();
  const parent_id = ctx.caller.session_kind === 'primary' ? ctx.caller.session_id : null;
  const isOpen = target.status === 'active' && target.role !== 'admin' && id !== ctx.caller.id;
  if (!parent_id || !isOpen) throw forbidden('login_as_forbidden');
  await checkPace(parent_id, ctx);
  const visit = { address: ctx.address, user_agent: request.headers['user-agent']?.slice(0, 500) ?? null };
  const newSession = await openImpersonation(ctx.trx, { user_id: id, actor_id: ctx.caller.id, parent_id }, visit);
  await addJob(ctx.trx, 'end_login_as', { id: newSession.session_id }, { at: newSession.expires_at });
  const details = { reason, session: newSession.session_id };
  await audit([{ action: 'login_as', entity, record_id: id, details }], ctx);
  return { ...newSession, id, role: target.role };
}

/** Counted in the audit log, one at a time for each admin's session. @throws Problem 429 */
async function checkPace(session_id: number, { trx, caller }: Context): Promise<void> {
  await trx('sessions').where({ id: session_id }).forNoKeyUpdate().first('id');
  const { rows } = await trx.raw(
    `select ceil(extract(epoch from at + interval '1 hour' - now()))::int as seconds
      from audit_logs where action = 'login_as' and user_id = ? and at > now() - interval '1 hour'
      order by at desc offset ? limit 1`,
    [caller.id, mostPerHour - 1],
  );
  if (rows[0]) throw tooMany(Math.max(1, rows[0].seconds));
}

/** Locked, so that the user does not change before the session is opened. */
const find = (id: number, entity: Entity, trx: Knex): Promise<Target | undefined> =>
  trx('users')
    .join('roles', 'roles.id', 'users.role_id')
    .where(entity.where)
    .where('users.id', id)
    .forNoKeyUpdate('users')
    .first('users.id', 'users.status', 'roles.slug as role');

/** Back to the admin's own session, under a new token. @throws Problem 401 when it is over, 409 outside "log in as" */
async function comeBack(request: FastifyRequest, reply: FastifyReply, engine: Engine) {
  const { session_id, session_kind } = request.caller;
  if (session_kind !== 'impersonation') throw conflict('not_logged_in_as');
  const own = await engine.knex.transaction(async (trx) => {
    await endSessions(trx, { id: session_id as number }, 'logout');
    return resumeParentSession(trx, session_id as number);
  });
  if (own) giveCookies(request, reply, own.token, 'admin', own.seconds);
  else takeCookies(request, reply);
  if (!own) throw unauthorized('session_expired');
  return answer(engine.knex, own);
}

async function answer(knex: Knex, who: { id: number; session_id: number }) {
  const data = await userData(knex, who);
  return { data, home: home(data) };
}
