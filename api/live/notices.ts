import type { ActionHooks } from '../engine/define.ts';
import { notifySql } from '../engine/events/topics.ts';

const unread = `jsonb_build_object('unread', (
  select count(*) from notices where user_id = :user and read_at is null))`;

/** Notes that a notice was read, the first time; the reader's other pages learn of it. */
export const readNotice: ActionHooks = {
  plan: ({ read_at }) => (read_at ? 'done' : null),
  async apply({ id, user_id }, _plan, { trx, now }) {
    await trx('notices')
      .where({ id })
      .update({ read_at: now, updated_at: now, version: trx.raw('version + 1') });
    await trx.raw(`select ${notifySql('user', ':user::int', 'notices', unread)}`, { user: user_id });
  },
};
