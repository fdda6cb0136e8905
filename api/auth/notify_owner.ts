import type { Knex } from 'knex';
import type { RowOf } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';
import emailChanged from '../letters/email_changed.ts';
import passwordChanged from '../letters/password_changed.ts';
import { writeLetter } from '../mail/write.ts';

type Owner = Pick<RowOf<'users'>, 'id' | 'email' | 'locale' | 'first_name' | 'username'> & { password: string | null };

/**
 * Writes to the owner of an account about a change to it, in the same transaction: a new
 * password, or a new e-mail address, also to the former one, as its owner may have lost the account.
 */
export async function notifyOwner(before: Owner, after: Owner, trx: Knex): Promise<void> {
  const isNew = (field: 'password' | 'email') => before[field] !== after[field];
  if (!isNew('password') && !isNew('email')) return;
  const { support_email: support } = requireRow(await trx('settings').first('support_email'));
  const params = { ...after, support };
  if (isNew('password')) await writeLetter(passwordChanged, { ...params, email: before.email }, params, trx);
  if (!isNew('email')) return;
  for (const email of [before.email, after.email]) await writeLetter(emailChanged, { ...params, email }, params, trx);
}
