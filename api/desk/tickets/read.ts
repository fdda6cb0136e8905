import type { ActionOf } from '../../engine/define.ts';
import { isAsAnother } from '../as_another.ts';

/** Notes that the caller has read what was told of a ticket; the own other pages learn of it. */
export const readTicket: ActionOf<'tickets', 'read'> = {
  shares: true,
  plan: (_ticket, _input, { caller }) => (isAsAnother(caller) ? 'done' : null),
  async apply({ id }, _plan, { trx, caller, now }) {
    await trx('notices')
      .where({ entity: 'tickets', record_id: id })
      .where('user_id', caller.id)
      .whereNull('read_at')
      .update({ read_at: now, updated_at: now, version: trx.raw('version + 1') });
  },
};
