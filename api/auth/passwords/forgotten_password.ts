import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Role } from '#schemas/dialect.ts';
import forgotten from '#schemas/forms/forgotten_password.json' with { type: 'json' };
import renewed from '#schemas/forms/new_password.json' with { type: 'json' };
import { audit } from '../../engine/audit.ts';
import { contextOf } from '../../engine/context.ts';
import { invalid, tooMany } from '../../engine/errors.ts';
import { addJob } from '../../engine/jobs/jobs.ts';
import type { Engine } from '../../engine/registry.ts';
import { requireRow } from '../../engine/require_row.ts';
import { ajv } from '../../engine/schema/ajv.ts';
import { fieldErrors } from '../../engine/words/messages.ts';
import { patchAll } from '../../engine/write.ts';
import { networkOf } from '../../network.ts';
import { type Account, checkOwnPassword } from '../account.ts';
import { notifyOwner } from '../notify_owner.ts';
import { linkOrigin } from '../origin.ts';
import { accountEntity } from '../profile.ts';
import { endSessions } from '../session.ts';
import { accountKey } from '../throttle.ts';
import { hashPassword } from './passwords.ts';
import { forgetResets, ownerOf, useReset } from './resets.ts';

const isRequest = ajv.compile<{ username: string }>(forgotten);
const isRenewal = ajv.compile<{ token: string; password: string }>(renewed);
const mostPerHour = 10;

/**
 * Takes note that somebody forgot a password. Whether there is such a user is found out later, by a job: neither the
 * answer nor its duration can tell.
 * @throws Problem 422, 429 for an address that asks too often
 */
export async function forgetPassword(request: FastifyRequest, reply: FastifyReply, engine: Engine) {
  if (!isRequest(request.body)) throw invalid(fieldErrors(isRequest.errors));
  const { username } = request.body;
  const origin = linkOrigin(request);
  await engine.knex.transaction(async (trx) => {
    const ctx = contextOf(request, engine, trx);
    const network = networkOf(ctx.address);
    await checkAsking(trx, network);
    const entity = accountEntity('staff', engine);
    const details = { account: accountKey(username), network };
    await audit([{ action: 'password_forgotten', entity, record_id: null, details }], ctx);
    await addJob(trx, 'forgotten_password', { username, origin });
  });
  return reply.code(202).send({});
}

/** Counted in the audit log, which all processes share. */
async function checkAsking(trx: Knex, network: string): Promise<void> {
  const { rows } = await trx.raw(
    `select count(*)::int as count, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::int as seconds
      from audit_logs where action = 'password_forgotten' and at > now() - interval '1 hour'
        and after ->> 'network' = ?`,
    [network],
  );
  if (rows[0].count >= mostPerHour) throw tooMany(Math.max(1, rows[0].seconds));
}

/**
 * Chooses a new password by a link that was sent: once, within the hour. Of any number of tries at a time one wins.
 * @throws Problem 422 for a link that opens nothing, or a password that may not be chosen
 */
export async function resetPassword(request: FastifyRequest, _reply: FastifyReply, engine: Engine) {
  if (!isRenewal(request.body)) throw invalid(fieldErrors(isRenewal.errors));
  const { token, password } = request.body;
  const owner = await ownerOf(engine.knex, token);
  const user = owner && (await active(engine.knex, owner));
  if (!user) throw dead();
  const entity = accountEntity(user.role, engine);
  checkOwnPassword(password, entity);
  const hash = await hashPassword(password);
  await engine.knex.transaction(async (trx) => {
    const before = requireRow(await trx('users').where({ id: owner }).forNoKeyUpdate().first());
    if (!(await useReset(trx, token))) throw dead();
    const caller = { ...request.caller, id: owner, role: user.role };
    const ctx = { ...contextOf(request, engine, trx), caller };
    const changes = { password: hash, must_change_password: false };
    const [after] = (await patchAll(entity, [before], changes, 'password_reset', ctx)) as [Account];
    await forgetResets(trx, owner);
    await endSessions(trx, { user_id: owner }, 'password_changed');
    await notifyOwner(before, after, trx);
  });
  return { data: { kind: user.role === 'student' ? 'students' : 'admin', username: user.username } };
}

const dead = () => invalid({ token: { keyword: 'dead_token' } });

const active = (knex: Knex, id: number): Promise<{ username: string; role: Role } | undefined> =>
  knex('users')
    .join('roles', 'roles.id', 'users.role_id')
    .where('users.id', id)
    .where('users.status', 'active')
    .first('users.username', 'roles.slug as role');
