import type { Context } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';
import { isKnownDevice } from '../devices.ts';
import { accountKey, checkThrottle, countFailure } from '../throttle.ts';
import { inTurn, verifyPassword } from './passwords.ts';

/** The present password, as proof of identity. */
export interface Proof {
  password: string | undefined;
  /** The member of the body that holds it. */
  field: string;
  /** The hash of the browser's own token. */
  device: string | null;
}

/**
 * Makes sure that the person at the screen knows the password of the session's user; wrong tries count as failed
 * sign-ins do, and as there, in a browser in which the account was opened only its own count. Not to be asked within a
 * transaction: the wait for a turn would hold it open.
 * @throws Problem 422, 429
 */
export async function checkPresent({ field, password, device }: Proof, ctx: Context): Promise<void> {
  if (password === undefined) throw invalid({ [field]: { keyword: 'required' } });
  const { id, username } = ctx.caller;
  const account = accountKey(username ?? '');
  const right = await inTurn(async () => {
    const isKnown = await isKnownDevice(ctx.trx, id, device);
    await checkThrottle(ctx.trx, { account, address: ctx.address, device }, isKnown);
    const user = await ctx.trx('users').where('id', id).first('password');
    const same = await verifyPassword(user?.password ?? null, password);
    if (!same) await countFailure(ctx, { account, device: isKnown ? device : null });
    return same;
  });
  if (!right) throw invalid({ [field]: { keyword: 'wrong_password' } });
}
