import type { Knex } from 'knex';
import type { Locale } from '#schemas/localize.ts';
import type { LetterConditions } from '../../mail/notice.ts';

/** A stored notice with its reader; of a message it says what that says by now. */
export interface DueNotice extends LetterConditions {
  id: number;
  notice: string;
  params: Record<string, unknown>;
  entity: string | null;
  record_id: number | null;
  user_id: number;
  email: string;
  first_name: string;
  locale: Locale;
  role: string;
  student_type: string | null;
  support_email: string | null;
  support_phone: string | null;
}

/** SQL of whether what a notice `n` tells its reader is still shown: a message outside its dates is by no door. */
export const isCurrent = `(n.entity is distinct from 'messages' or message_is_shown(n.record_id, n.user_id))`;

const statement = `
  select n.id, n.notice, n.params || coalesce(to_jsonb(message), '{}') as params, n.entity, n.record_id, n.read_at is not null as is_read,
    n.created_at < clock_timestamp() - interval '12 hours' or not ${isCurrent} as too_late, u.id as user_id, u.email, u.first_name, u.locale,
    u.unwanted_letters, roles.slug as role, u.student_type,
    c.support_email, c.support_phone
  from notices n join users u on u.id = n.user_id join roles on roles.id = u.role_id
    cross join settings c
    left join lateral (
      select m.title, m.english_title, m.content, m.english_content from messages m
      where n.entity = 'messages' and m.id = n.record_id) message on true
  where n.id = any (:ids)
  order by n.id`;

/** Some notices with their readers. */
export const readNotices = async (ids: number[], trx: Knex): Promise<DueNotice[]> =>
  ids.length > 0 ? (await trx.raw(statement, { ids })).rows : [];

/** How many notices are taken in one transaction, and those that were noted with them for the same readers. */
const batch = 200;

const next = `
  with oldest as (select user_id, notice, created_at from notices where letter_due order by id limit :batch)
  select id from notices where letter_due and (user_id, notice, created_at) in (select * from oldest) order by id for update`;

/**
 * Takes the next notices whose letters are due. One process takes at a time, so that what one letter tells is not shared
 * out.
 */
export async function takeDue(trx: Knex): Promise<number[]> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('letters of notices'))`);
  return (await trx.raw(next, { batch })).rows.map(({ id }: { id: number }) => id);
}
