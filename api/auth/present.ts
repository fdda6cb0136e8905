import type { Context } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { inTurn, verifyPassword } from './passwords.ts';
import { accountKey, checkThrottle, countFailure } from './throttle.ts';

/**
 * Makes sure that whoever sits at the screen knows the password of the session's user; wrong tries count as failed
 * sign-ins do. Not to be asked within a transaction: the wait for a turn would hold it open.
 * @param field the member of the body that holds the password
 * @throws Problem 422, 429
 */
export async function checkPresent(password: string | undefined, field: string, ctx: Context): Promise<void> {
  if (password === undefined) throw invalid({ [field]: { keyword: 'required' } });
  const { id, username } = ctx.caller;
  const key = accountKey(username ?? '');
  const right = await inTurn(async () => {
    await checkThrottle(ctx.trx, { account: key, address: ctx.address, device: null });
    const user = await ctx.trx('users').where({ id }).first('password');
    const same = await verifyPassword(user?.password ?? null, password);
    if (!same) await countFailure(ctx, { account: key, device: null });
    return same;
  });
  if (!right) throw invalid({ [field]: { keyword: 'wrong_password' } });
}
