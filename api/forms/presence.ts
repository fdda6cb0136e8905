import type { FormEditorResults } from '#schemas/types/entities/form_editors.ts';
import type { Context, Row } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';

/** Seconds without a renewal after which somebody counts as absent; pages renew every few of them. */
const present = 15;
const forgottenAfter = 60;
const most = 50;

/**
 * The caller has the form open, and perhaps a question of it.
 * @throws Problem 422 for a form that is not there
 */
export async function savePresence(
  { form_id, page, question_id = null }: Row,
  { trx, caller, now }: Context,
): Promise<void> {
  const { rows } = await trx.raw(
    `insert into form_editors (form_id, user_id, session_id, page, question_id, seen_at)
      select f.id, :user, :session, :page, (select id from questions where id = :question and form_id = f.id), :now
      from forms f where f.id = :form
      on conflict (session_id, page) do update set form_id = excluded.form_id, question_id = excluded.question_id, seen_at = excluded.seen_at,
        updated_at = excluded.seen_at
      returning id`,
    { form: form_id, user: caller.id, session: caller.session_id, page, question: question_id, now },
  );
  if (rows.length === 0) throw invalid({ form_id: { keyword: 'reference' } });
}

/** Removes those who left without a word; rows that another process is clearing are left to it. */
export const clear = ({ trx, now }: Context): Promise<number> =>
  trx('form_editors')
    .whereIn(
      'id',
      trx('form_editors')
        .where('seen_at', '<', before(now, forgottenAfter))
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .delete();

/** The others who have the form open, each once, with the question that they have open. */
export const othersAt = (
  form_id: number,
  { trx, caller, now }: Context,
): Promise<FormEditorResults['look']['others']> =>
  trx('form_editors as e')
    .join('users as u', 'u.id', 'e.user_id')
    .join('sessions as s', 's.id', 'e.session_id')
    .where('e.form_id', form_id)
    .where('e.seen_at', '>', before(now, present))
    .whereNot('e.user_id', caller.id)
    .whereNull('s.ended_at')
    .distinctOn('e.user_id')
    .orderBy([{ column: 'e.user_id' }, { column: 'e.question_id', nulls: 'last' }])
    .limit(most)
    .select('e.user_id as id', trx.raw(`concat_ws(' ', u.first_name, u.name) as name`), 'e.question_id as question');

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
