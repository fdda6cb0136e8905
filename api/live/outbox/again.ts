import type { ActionOf } from '../../engine/define.ts';
import { orderSync } from './order.ts';

/** Tries again at once what waits or was given up. */
export const tryingAgain: ActionOf<'provider_meetings', 'again'> = {
  plan: ({ applied_version, desired_version }) =>
    applied_version < desired_version ? null : { rule: 'nothing_to_try' },
  async apply({ id }, _plan, { trx, now }) {
    await trx('provider_meetings')
      .where({ id })
      .update({
        tries: 0,
        gave_up_at: null,
        problem: null,
        next_try_at: now,
        version: trx.raw('version + 1'),
        updated_at: now,
      });
    await orderSync(trx, id);
  },
};
