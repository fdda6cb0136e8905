import type { Context, RowOf } from '../../engine/define.ts';
import letter from '../../letters/invitation.ts';
import { writeLetter } from '../../mail/write.ts';
import { hashOf, newToken } from '../token.ts';

/** So many days the link of an invitation works: people read letters of a school late. */
const days = 14;

type InvitedUser = Pick<RowOf<'users'>, 'id' | 'email' | 'locale' | 'first_name' | 'username'>;

/** Writes to the owners of new accounts, each with a link for choosing the password. */
export async function inviteAll(users: InvitedUser[], origin: string, { trx }: Context): Promise<void> {
  const invited = users.map((user) => ({ user, token: newToken() }));
  await trx('password_resets').insert(
    invited.map(({ user, token }) => ({
      user_id: user.id,
      token_hash: hashOf(token),
      expires_at: trx.raw(`now() + make_interval(days => ?)`, [days]),
    })),
  );
  for (const { user, token } of invited) {
    const { id, email, locale, first_name, username } = user;
    const address = `${origin}/login/reset?token=${token}`;
    await writeLetter(letter, { id, email, locale }, { first_name, username, days, address }, trx);
  }
}
