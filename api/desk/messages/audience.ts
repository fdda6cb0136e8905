import type { Knex } from 'knex';
import type { Context } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';

/** The field that says for whom exactly, by the kind of audience; one that is for everyone has none. */
const fields: Record<string, string> = {
  level: 'level_id',
  group: 'group_id',
  student_type: 'student_type',
  student: 'student_id',
};

/**
 * Holds a message to its audience: it says whom it is for, and nothing of another kind of audience.
 * @throws Problem 422
 */
export function checkAudience<Message extends object>(
  message: Message & { audience?: unknown; [field: string]: unknown },
): Message {
  for (const [audience, field] of Object.entries(fields)) {
    const isThere = message[field] != null;
    if (audience === message.audience && !isThere) throw invalid({ [field]: { keyword: 'required' } });
    if (audience !== message.audience && isThere) throw invalid({ [field]: { keyword: 'invalid' } });
  }
  return message;
}

interface AudienceParams {
  first?: number;
  last?: number;
  [field: string]: unknown;
}

/** SQL of the audience of a message that may not be stored yet, with whom a letter would reach. */
const audienceSql = `
  from users u, jsonb_populate_record(null::messages, :message::jsonb) m
  where message_reaches(m, u)`;

/** Whom a message would reach, exactly: how many, how many of them by letter, and a page of them by name. */
export async function audienceOf(
  _row: unknown,
  { first = 0, last = 24, ...audience }: AudienceParams,
  { trx }: Context,
) {
  const message = checkAudience({ audience: 'everyone', ...audience });
  const values: Record<string, Knex.RawBinding> = { message: JSON.stringify(message), first, size: last - first + 1 };
  const [{ rows: counts }, { rows }] = await Promise.all([
    trx.raw(
      `select count(*)::int as total,
        count(*) filter (where not jsonb_exists(u.unwanted_letters, 'messages'))::int as letters ${audienceSql}`,
      values,
    ),
    trx.raw(
      `select u.id, u.first_name, u.name, u.student_id ${audienceSql}
        order by u.name, u.first_name, u.id offset :first limit :size`,
      values,
    ),
  ]);
  return { ...counts[0], rows };
}
