import type { FormQueries } from '#schemas/types/fragments/form.ts';
import type { Context } from '../engine/define.ts';

/** Older ones are in the audit log. */
const most = 200;

/**
 * The questions that were removed from a form and are in none now, the last removed first, with who removed them and
 * when.
 */
export async function removedFrom(form_id: number, { trx }: Context): Promise<FormQueries['removed']['result']> {
  const { rows } = await trx.raw(
    `select a.record_id as id, a.before ->> 'type' as type, a.before -> 'body' as body, a.before -> 'key' as key,
        a.at, concat_ws(' ', u.first_name, u.name) as by
      from audit_logs a left join users u on u.id = a.user_id
      where a.entity = 'questions' and a.action = 'delete' and a.before ->> 'form_id' = :form
        and not exists (select from questions q where q.id = a.record_id)
        and not exists (select from audit_logs later where later.entity = 'questions' and later.record_id = a.record_id
          and later.action = 'delete' and later.id > a.id)
      order by a.id desc limit :most`,
    { form: String(form_id), most },
  );
  return rows;
}
