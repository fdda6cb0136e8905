import { openReset } from '../../auth/passwords/resets.ts';
import { accountEntity } from '../../auth/profile.ts';
import { audit } from '../../engine/audit.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import letter from '../../letters/reset_password.ts';
import { writeLetter } from '../../mail/write.ts';

interface ResetRequest {
  username: string;
  /** Where the school is to be reached. */
  origin: string;
}

/** How many accounts of one e-mail address get their letter: a family may share it. */
const most = 5;

/** Writes to a person who forgot the password, found by user name or e-mail; unknown names get nothing. */
export default defineJob<ResetRequest>('forgotten_password', async ({ username, origin }, ctx) => {
  const users = await ctx
    .trx('users')
    .join('roles', 'roles.id', 'users.role_id')
    .where('users.status', 'active')
    .where((any) => any.where({ username }).orWhere({ email: username }))
    .orderBy('users.id')
    .limit(most)
    .select('users.id', 'username', 'first_name', 'email', 'locale', 'roles.slug as role');
  for (const user of users) {
    await ctx.trx.transaction(async (trx) => {
      await trx('users').where({ id: user.id }).forNoKeyUpdate().first('id');
      const token = await openReset(trx, user.id);
      if (!token) return;
      await writeLetter(letter, user, { ...user, address: `${origin}/login/reset?token=${token}` }, trx);
      const entity = accountEntity(user.role, ctx.engine);
      await audit([{ action: 'password_link_sent', entity, record_id: user.id }], { ...ctx, trx });
    });
  }
});
