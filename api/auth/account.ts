import type { Context, Refusal, Row } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { hashPassword } from './passwords.ts';
import { type Ending, endSessions } from './session.ts';

/** Letters take up to four bytes: the schema's limit counts letters, this one what is hashed. */
const longest = 1024;

/**
 * What is written of somebody's account: of a password only its hash.
 * @throws Problem 422 when the password takes more than 1,024 bytes
 */
export async function withHash<T extends Row>(row: T): Promise<T> {
  if (row.password === undefined) return row;
  if (Buffer.byteLength(row.password) > longest) {
    throw invalid({ password: { keyword: 'maxLength', params: { limit: longest } } });
  }
  return { ...row, password: await hashPassword(row.password) };
}

/** Another password or role ends what was opened with the former one. */
export async function endChanged(row: Row, previous: Row, ctx: Context): Promise<void> {
  const reasons: Record<string, Ending> = { password: 'password_changed', role_id: 'role_changed' };
  const changed = Object.keys(reasons).find((field) => row[field] !== previous[field]);
  if (changed) await endSessions(ctx.trx, { user_id: row.id }, reasons[changed] as Ending);
}

/** Ends the sessions of somebody who was deactivated. */
export async function endDeactivated(row: Row, _input: Row, ctx: Context): Promise<void> {
  await endSessions(ctx.trx, { user_id: row.id }, 'deactivated');
}

/** Nobody closes the door behind themselves. */
export const notYourself = (row: Row, ctx: Context): Refusal | null =>
  row.id === ctx.caller.id ? { rule: 'yourself' } : null;
