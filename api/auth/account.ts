import type { ActionOf, Context, Refusal, RowOf } from '../engine/define.ts';
import { type FieldError, forbidden, invalid } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { notifyOwner } from './notify_owner.ts';
import { hashPassword } from './passwords/passwords.ts';
import { isCommon } from './passwords/refused_passwords.ts';
import { forgetResets } from './passwords/resets.ts';
import { type Ending, endSessions } from './session.ts';

/** A member of the staff or a student. */
export type Account = RowOf<'users'>;

/** A letter takes up to four bytes: the schema's limit counts letters, this one the hashed bytes. */
const longest = 1024;

/** @throws Problem 422 when a password is too long or among the common ones */
function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > longest)
    throw invalid({ password: { keyword: 'maxLength', params: { limit: longest } } });
  if (isCommon(password)) throw invalid({ password: { keyword: 'common' } });
}

/**
 * A password that somebody chose for their own account, which the general form has let through.
 * @throws Problem 422 when it is too short for accounts of this entity, too long, or common
 */
export function checkOwnPassword(password: string, entity: Entity): void {
  const least = entity.schema.properties.password?.minLength as number;
  if ([...password].length < least) throw invalid({ password: { keyword: 'minLength', params: { limit: least } } });
  checkPassword(password);
}

/** An account's columns: of a password only the hash. */
export async function withHash<T extends { password?: string | null }>(row: T): Promise<T> {
  if (row.password == null) return row;
  checkPassword(row.password);
  return { ...row, password: await hashPassword(row.password) };
}

/** While acting as another person, credentials cannot be changed. */
export function refuseAsAnother({ caller }: Context): void {
  if (caller.session_kind === 'impersonation') throw forbidden('impersonation_forbidden');
}

/**
 * What staff write of an account. A password that they give is theirs to know, so that it has to be changed; their own
 * password and e-mail they change in the profile, which asks for the present one.
 * @throws Problem 403, 422
 */
export async function withCredentials(
  changes: Partial<Account>,
  previous: Account,
  ctx: Context,
): Promise<Partial<Account>> {
  const sensitive = (['email', 'password'] as const).filter(
    (field) => field in changes && changes[field] !== previous[field],
  );
  if (sensitive.length === 0) return changes;
  refuseAsAnother(ctx);
  if (previous.id === ctx.caller.id) {
    throw invalid(
      Object.fromEntries(sensitive.map((field): [string, FieldError] => [field, { keyword: 'own_account' }])),
    );
  }
  const row = await withHash(changes);
  return 'password' in row && ctx.caller.role !== 'system' ? { ...row, must_change_password: true } : row;
}

/**
 * Another password or role ends what was opened with the former one, and another password or e-mail the links sent; the
 * owner is told.
 */
export async function endChanged(row: Account, previous: Account, ctx: Context): Promise<void> {
  const reasons = { password: 'password_changed', role_id: 'role_changed' } satisfies {
    [field in keyof Account]?: Ending;
  };
  const changedField = (['password', 'role_id'] as const).find((field) => row[field] !== previous[field]);
  if (changedField) await endSessions(ctx.trx, { user_id: row.id }, reasons[changedField]);
  if (row.password !== previous.password || row.email !== previous.email) await forgetResets(ctx.trx, row.id);
  await notifyOwner(previous, row, ctx.trx);
}

/** Ends the sessions of somebody who was deactivated, and the links sent, which would open the account when it is active again. */
export async function endDeactivated(row: { id: number }, _plan: unknown, ctx: Context): Promise<void> {
  await endSessions(ctx.trx, { user_id: row.id }, 'deactivated');
  await forgetResets(ctx.trx, row.id);
}

/** A password that staff give: it opens the account until its owner has chosen another one. */
export const setPassword: ActionOf<'students' | 'staff', 'set_password', { changes: Partial<Account> }> = {
  plan: async (row, input, ctx) => input && { changes: await withCredentials({ password: input.password }, row, ctx) },
  async apply(row, _plan, { trx }) {
    await endSessions(trx, { user_id: row.id }, 'password_changed');
    await forgetResets(trx, row.id);
    await notifyOwner({ ...row, password: null }, row, trx);
  },
};

/** Nobody closes the door behind themselves. */
export const notYourself = (row: { id: number }, _input: unknown, ctx: Context): Refusal | null =>
  row.id === ctx.caller.id ? { rule: 'yourself' } : null;
