import type { FastifyReply, FastifyRequest } from 'fastify';
import profile from '#schemas/forms/profile.json' with { type: 'json' };
import { contextOf } from '../engine/context.ts';
import type { Context } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { checkReferences } from '../engine/references.ts';
import type { Engine, Entity } from '../engine/registry.ts';
import { requireRow } from '../engine/require_row.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { patchAll } from '../engine/write.ts';
import { type Account, checkOwnPassword, refuseAsAnother } from './account.ts';
import { giveLocale } from './cookies.ts';
import { deviceHash } from './devices.ts';
import { notifyOwner } from './notify_owner.ts';
import { hashPassword } from './passwords/passwords.ts';
import { checkPresent, type Proof } from './passwords/present.ts';
import { forgetResets } from './passwords/resets.ts';
import { endSessions } from './session.ts';
import { userData } from './user.ts';

type Profile = Partial<Account> & { current_password?: string };

const validate = ajv.compile<Profile>(profile);

/** The entity that somebody's account belongs to. */
export const accountEntity = (role: string, { entities }: Engine): Entity =>
  entities.get(role === 'student' ? 'students' : 'staff') as Entity;

/**
 * Saves the own profile. E-mail and password open the account, so that another one asks for the present password; a new
 * password ends the user's other sessions, and the links that were sent.
 * @throws Problem 403, 422, 429
 */
export async function saveProfile(request: FastifyRequest, reply: FastifyReply, engine: Engine) {
  if (!validate(request.body)) throw invalid(fieldErrors(validate.errors));
  const { current_password, ...changes } = request.body;
  const ctx = contextOf(request, engine);
  const entity = accountEntity(ctx.caller.role, engine);
  const proof = { field: 'current_password', password: current_password, device: deviceHash(request) };
  const written = { ...changes, ...(await newCredentials(changes, proof, entity, ctx)) };
  await engine.knex.transaction((trx) => writeProfile(written, entity, { ...ctx, trx }));
  const data = await userData(engine.knex, ctx.caller);
  giveLocale(request, reply, data.locale);
  return { data };
}

/** What is written of a new password. */
async function newCredentials(
  changes: Partial<Account>,
  proof: Proof,
  entity: Entity,
  ctx: Context,
): Promise<Partial<Account>> {
  const { email } = requireRow(await ctx.trx('users').where('id', ctx.caller.id).first('email'));
  const another = changes.email !== undefined && changes.email !== email;
  if (!another && changes.password === undefined) return {};
  refuseAsAnother(ctx);
  await checkPresent(proof, ctx);
  if (changes.password === undefined) return {};
  if (changes.password === proof.password) throw invalid({ password: { keyword: 'same_password' } });
  checkOwnPassword(changes.password, entity);
  return { password: await hashPassword(changes.password), must_change_password: false };
}

/** Saves checked values of the own account, in the transaction of the context. */
export async function writeProfile(changes: Partial<Account>, entity: Entity, ctx: Context): Promise<void> {
  const { id, session_id } = ctx.caller;
  const before = requireRow(await ctx.trx('users').where('id', id).forNoKeyUpdate().first());
  await checkReferences(entity, changes, ctx);
  const [after] = (await patchAll(entity, [before], changes, 'update', ctx)) as [Account];
  if (after.password !== before.password)
    await endSessions(ctx.trx, { user_id: after.id, but: session_id }, 'password_changed');
  if (after.password !== before.password || after.email !== before.email) await forgetResets(ctx.trx, after.id);
  await notifyOwner(before, after, ctx.trx);
}
