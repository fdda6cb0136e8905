import type { Knex } from 'knex';
import type { Context } from '../../engine/define.ts';

/** Messages that the caller is shown now. */
export const addressedToCaller = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw('message_is_shown(messages.id, ?)', [caller.id as number]);

/** What a student is shown of messages, the most urgent first, then the newest. */
const cards = (which: string) => `
  select m.id, m.title, m.english_title, m.content, m.english_content, m.priority, r.read_at
  from messages m
    join users u on u.id = :reader
    left join message_receipts r on r.message_id = m.id and r.student_id = u.id
  where ${which}
  order by array_position(array['urgent', 'high', 'normal', 'low'], m.priority), m.display_start_date desc, m.id desc`;

const currentCards = cards('message_is_current(m) and message_reaches(m, u)');

/** The messages of the caller's landing page. */
export async function messagesOfCaller(_row: unknown, _params: unknown, { trx, caller }: Context) {
  return { messages: (await trx.raw(currentCards, { reader: caller.id as number })).rows };
}

const previewCards = cards('message_reaches(m, u) and (m.id = :message or message_is_current(m))');

/** What a student of the audience would be shown today, if the message were active, and in which language; nothing of others. */
export async function messagesSeenBy(
  { id }: { id: number },
  { student_id = null }: { student_id?: number | null },
  { trx }: Context,
) {
  const [student, { rows }] = await Promise.all([
    trx('users')
      .where({ id: student_id ?? 0, kind: 'student' })
      .first('locale'),
    trx.raw(previewCards, { reader: student_id, message: id }),
  ]);
  return { locale: student?.locale ?? null, messages: rows };
}
