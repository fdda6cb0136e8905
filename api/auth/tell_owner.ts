import type { Knex } from 'knex';
import type { Row } from '../engine/define.ts';
import emailChanged from '../letters/email_changed.ts';
import passwordChanged from '../letters/password_changed.ts';
import { type Addressee, writeLetter } from '../mail/write.ts';

/**
 * Writes to somebody what became of their account, whoever did it, in the transaction of the change: of another
 * password, and of another e-mail address, of which the former one is told too, as its owner may have lost the account.
 */
export async function tellOwner(before: Row, after: Row, trx: Knex): Promise<void> {
  const isNew = (field: string) => before[field] !== after[field];
  if (!isNew('password') && !isNew('email')) return;
  const { support_email: support } = await trx('settings').first('support_email');
  const told = { ...after, support } as Row & Addressee & { first_name: string; username: string; support: string };
  if (isNew('password')) await writeLetter(passwordChanged, { ...told, email: before.email }, told, trx);
  if (!isNew('email')) return;
  for (const email of [before.email, after.email]) await writeLetter(emailChanged, { ...told, email }, told, trx);
}
