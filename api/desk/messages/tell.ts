import type { Knex } from 'knex';
import type { ActionOf, RowOf } from '../../engine/define.ts';
import { addJob } from '../../engine/jobs/jobs.ts';

/** So many students are told in one statement. */
const batch = 2000;

/**
 * Notes current messages for those whom they reach and who were told nothing of them yet: also who has come into the
 * audience since. It may be ended at any moment: what was noted is noted once, and the next run goes on.
 */
export async function tellMessages(knex: Knex): Promise<void> {
  for (let count = batch; count === batch; ) {
    const { rowCount } = await knex.raw(
      `insert into notices (user_id, notice, params, entity, record_id, letter_due)
        select u.id, 'message', '{}', 'messages', m.id, m.send_letter
        from messages m, users u
        where m.status = 'active' and message_is_current(m) and message_reaches(m, u)
          and not exists (select from notices n where n.user_id = u.id and n.notice = 'message' and n.record_id = m.id)
          and not exists (select from message_receipts r where r.message_id = m.id and r.student_id = u.id)
        limit ?
        on conflict do nothing`,
      [batch],
    );
    count = rowCount;
  }
}

const order = (trx: Knex) => addJob(trx, 'tell_messages', {}, { key: 'tell_messages' });

/** Its audience is told at once; those of a day to come when it has come. */
export const activateMessage: ActionOf<'messages', 'activate'> = { apply: (_message, _plan, { trx }) => order(trx) };

/** Pages that show how much is unread count anew without it. */
export const deactivateMessage: ActionOf<'messages', 'deactivate'> = {
  async apply({ id }, _plan, { trx }) {
    await trx.raw(
      `select tell('user', n.user_id, 'notices') from notices n
        where n.entity = 'messages' and n.record_id = ? and n.read_at is null`,
      [id],
    );
  },
};

/** A reminder may follow another a day later. */
const pause = 24 * 3_600_000;

interface Reminder {
  send_letter?: boolean;
  changes: Partial<RowOf<'messages'>>;
}

/** Tells who has not read a message of it once more; the line that they had goes. */
export const remindOfMessage: ActionOf<'messages', 'remind', Reminder> = {
  plan: ({ reminded_at }, input, { now }) => {
    const possible = reminded_at ? new Date(reminded_at).getTime() + pause : 0;
    if (possible > now.getTime()) return { rule: 'reminded_lately', possible_at: new Date(possible).toISOString() };
    return input && { ...input, changes: { reminded_at: now.toISOString() } };
  },
  async apply({ id }, { send_letter = false }, { trx, now }) {
    await trx('notices')
      .where({ entity: 'messages', record_id: id })
      .whereNull('read_at')
      .update({ read_at: now, updated_at: now, version: trx.raw('version + 1') });
    await trx.raw(
      `insert into notices (user_id, notice, params, entity, record_id, letter_due)
        select u.id, 'message_reminder', '{}', 'messages', m.id, ?
        from messages m, users u
        where m.id = ? and message_is_current(m) and message_reaches(m, u)
          and not exists (select from message_receipts r where r.message_id = m.id and r.student_id = u.id)`,
      [send_letter, id],
    );
  },
};
