import type { SignIn } from '#schemas/types/fragments/sign_in.ts';
import type { Context } from '../../engine/define.ts';
import { namesOfDevice } from '../device_names.ts';

/** So many sign-ins tell somebody whether all of them were the own ones. */
const most = 10;

/**
 * The last sign-ins of an account, the newest first. From which address is not told: whoever looks over a shoulder, or
 * has got in, would learn where its owner is.
 */
export async function sessionsOfCaller(_row: unknown, _params: unknown, { trx, caller }: Context): Promise<SignIn[]> {
  const sessions = await trx('sessions')
    .where({ user_id: caller.id as number, kind: 'primary' })
    .orderBy('id', 'desc')
    .limit(most)
    .select('id', 'created_at as at', 'user_agent', {
      ended_as: trx.raw(`coalesce(end_reason, case when expires_at > now() then 'open' else 'expired' end)`),
    });
  return sessions.map(({ id: session, user_agent, ...signIn }) => ({
    ...signIn,
    is_this_one: session === caller.session_id,
    ...namesOfDevice(user_agent),
  }));
}
