import type { Knex } from 'knex';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import type { Context } from '../../engine/define.ts';
import { recordsOfPerson } from '../people/merge.ts';

type Messages = StudentQueries['messages'];

/** The messages that one of `:records` was told of, has read, or is shown now; `m`, with the receipt `r`. */
export const reaching = `messages m
  left join lateral (select min(read_at) as read_at from message_receipts
    where message_id = m.id and student_id = any (:records)) r on true
  cross join lateral (select message_is_current(m) and exists (
    select from users u where u.id = any (:records) and message_reaches(m, u)) as is_shown) now
  where r.read_at is not null or now.is_shown or exists (
    select from notices n where n.notice = 'message' and n.record_id = m.id and n.user_id = any (:records))`;

/** What the school has told a student, the newest first, and when it was read. */
export async function messagesOf(
  student: { id: number },
  { first = 0, last = 24 }: Messages['params'],
  ctx: Context,
): Promise<Messages['result']> {
  const records = await recordsOfPerson(student, ctx);
  const values: Record<string, Knex.RawBinding> = { records, first, size: last - first + 1 };
  const { rows } = await ctx.trx.raw(
    `select m.id, m.title, m.english_title, m.priority, m.display_start_date, m.display_end_date, now.is_shown, r.read_at,
        count(*) over ()::int as total
      from ${reaching}
      order by m.display_start_date desc, m.id desc offset :first limit :size`,
    values,
  );
  return { total: rows[0]?.total ?? 0, rows };
}
