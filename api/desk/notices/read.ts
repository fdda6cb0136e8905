import type { ActionOf } from '../../engine/define.ts';
import { isAsAnother } from '../as_another.ts';
import { readAllShown } from './own_notices.ts';

/** Notes that a notice was read, the first time; the reader's other pages learn of it. */
export const readNotice: ActionOf<'notices', 'read'> = {
  plan: ({ read_at }, _input, { caller }) => (read_at || isAsAnother(caller) ? 'done' : null),
  async apply({ id }, _plan, { trx, now }) {
    await trx('notices')
      .where({ id })
      .update({ read_at: now, updated_at: now, version: trx.raw('version + 1') });
  },
};

/** Notes that all that is in the caller's list was read. */
export const readAll: ActionOf<'notices', 'read_all'> = {
  plan: (_row, _input, { caller }) => (isAsAnother(caller) ? { rule: 'not_read_as_another' } : null),
  apply: (_row, _plan, { trx, now, caller }) => readAllShown(caller.id as number, now, trx),
};
