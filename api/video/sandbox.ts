import type { VideoProvider } from './interface.ts';
import { Unreachable } from './unreachable.ts';

/**
 * Stands for a provider on a machine that has none. It knows every address but those that begin with `unknown`; one that
 * begins with `pending` has an account that hosts nothing yet, and `unreachable` is a provider that does not answer.
 */
export const sandbox: VideoProvider = {
  async verifyLicence(email) {
    if (email.startsWith('unreachable')) throw new Unreachable();
    if (/^(unknown|pending)/.test(email)) return null;
    return { provider_user_id: `sandbox-${email}` };
  },
};
