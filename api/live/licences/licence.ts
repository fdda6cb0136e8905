import type { LicenceRow } from '#schemas/types/tables/licences.ts';
import type { Context } from '../../engine/define.ts';
import { invalid, unavailable } from '../../engine/errors.ts';
import { VideoProblem } from '../../video/problem.ts';
import { videoOf } from '../../video/provider.ts';

/** How many meetings an account of the provider hosts at a time (Zoom: two of Business and Education). */
const concurrent: Record<string, number> = { basic: 1, pro: 1, business: 2, education: 2 };

/**
 * What is to be written of a licence, with what follows from its type. Its account is asked for where its address is new,
 * and where it is to host more than a basic account does.
 * @param before the licence as it is, of one that changes
 * @throws Problem 422 where the provider knows no such account, or a lesser one; 503 where it does not say
 */
export async function withAccount(changes: Partial<LicenceRow>, before: LicenceRow | null, ctx: Context) {
  const { email, type_license } = { ...before, ...changes } as LicenceRow;
  const isOfOtherType = type_license !== before?.type_license;
  return {
    ...changes,
    ...(isOfOtherType && { max_concurrent: concurrent[type_license] }),
    ...((isOfOtherType || email !== before?.email) && {
      provider_user_id: await accountOf(email, type_license, ctx),
      verified_at: ctx.now.toISOString(),
    }),
  };
}

async function accountOf(email: string, type_license: string, { engine }: Context): Promise<string> {
  try {
    const account = await videoOf(engine.configuration).verifyLicence(email);
    if (!account) throw invalid({ email: { keyword: 'not_registered' } });
    if (account.is_basic && type_license !== 'basic') {
      throw invalid({ type_license: { keyword: 'basic_account' } });
    }
    return account.provider_user_id;
  } catch (error) {
    if (error instanceof VideoProblem) throw unavailable('video_unreachable');
    throw error;
  }
}
