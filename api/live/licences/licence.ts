import type { Context, Row } from '../../engine/define.ts';
import { invalid, unavailable } from '../../engine/errors.ts';
import type { Account } from '../../video/interface.ts';
import { video } from '../../video/provider.ts';
import { Unreachable } from '../../video/unreachable.ts';

/** How many meetings an account of the provider hosts at a time (Zoom: two of Business and Education). */
const concurrent: Record<string, number> = { basic: 1, pro: 1, business: 2, education: 2 };

/**
 * A licence, or what changes of one, with what follows from its type, and with its account where its address is new.
 * @throws Problem 422 where the provider knows no such account, 503 where it does not say
 */
export async function withAccount(licence: Row, ctx: Context): Promise<Row> {
  const { email, type_license } = licence;
  return {
    ...licence,
    ...(type_license !== undefined && { max_concurrent: concurrent[type_license] }),
    ...(email !== undefined && { ...(await accountOf(email)), verified_at: ctx.now.toISOString() }),
  };
}

async function accountOf(email: string): Promise<Account> {
  try {
    const account = await video.verifyLicence(email);
    if (!account) throw invalid({ email: { keyword: 'not_registered' } });
    return account;
  } catch (error) {
    if (error instanceof Unreachable) throw unavailable('video_unreachable');
    throw error;
  }
}
