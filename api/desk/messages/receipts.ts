import type { ActionOf, Context, Refusal } from '../../engine/define.ts';
import { isAsAnother } from '../as_another.ts';

/** Who reads in the name of somebody else leaves no receipt of theirs. */
const notAsAnother = ({ caller }: Context): Refusal | null =>
  isAsAnother(caller) ? { rule: 'not_read_as_another' } : null;

/** The student has read a message: the receipt says when, once, and what was told of it is read too. */
export const readMessage: ActionOf<'messages', 'read'> = {
  shares: true,
  plan: (_message, _input, ctx) => notAsAnother(ctx),
  async apply({ id }, _plan, { trx, caller, now }) {
    await trx('message_receipts')
      .insert({ message_id: id, student_id: caller.id as number, read_at: now })
      .onConflict(['message_id', 'student_id'])
      .ignore();
    await trx('notices')
      .where({ user_id: caller.id as number, entity: 'messages', record_id: id })
      .whereNull('read_at')
      .update({ read_at: now, updated_at: now, version: trx.raw('version + 1') });
  },
};

/** The student takes back that a message was read: it is shown again. */
export const unreadMessage: ActionOf<'messages', 'unread'> = {
  shares: true,
  plan: (_message, _input, ctx) => notAsAnother(ctx),
  async apply({ id }, _plan, { trx, caller }) {
    await trx('message_receipts')
      .where({ message_id: id, student_id: caller.id as number })
      .delete();
  },
};

/** Who has not read a message, of those whom it reaches now, and how many have. */
export async function unreadBy(
  { id }: { id: number },
  { first = 0, last = 24 }: { first?: number; last?: number },
  { trx }: Context,
) {
  const values = { id, first, size: last - first + 1 };
  const unread = `from messages m, users u
    where m.id = :id and message_reaches(m, u)
      and not exists (select from message_receipts r where r.message_id = m.id and r.student_id = u.id)`;
  const [{ rows: counts }, { rows }] = await Promise.all([
    trx.raw(
      `select (select count(*)::int from message_receipts where message_id = :id) as read,
        (select count(*)::int ${unread}) as total`,
      values,
    ),
    trx.raw(
      `select u.id, u.first_name, u.name, u.student_id ${unread}
        order by u.name, u.first_name, u.id offset :first limit :size`,
      values,
    ),
  ]);
  return { ...counts[0], rows };
}
