import type { FormEditorResults } from '#schemas/types/entities/form_editors.ts';
import type { Context } from '../engine/define.ts';

/** Older changes are not reported: a page that comes back later reads the whole list. */
const news = '5 minutes';
const most = 20;

/** What a page knows of the questions of a form: a stamp of their state, and the last line of the audit log. */
interface EditorState {
  stamp?: string;
  told?: number;
}

/** Whether the questions of a form are others than the page knows, and what other people have done to them since. */
export async function changesAt(form_id: number, { stamp, told }: EditorState, ctx: Context) {
  const now = await stampOf(form_id, ctx);
  if (told === undefined) return { stamp: now, told: await lastLine(ctx), changes: [] };
  const changes = now === stamp ? [] : await changedSince(told, form_id, ctx);
  return { stamp: now, told: Math.max(told, ...changes.map(({ id }) => id)), changes };
}

/** Another one after each change: a version goes up, a question comes or goes. */
async function stampOf(form_id: number, { trx }: Context): Promise<string> {
  const { rows } = await trx.raw(
    `select concat_ws('-', count(*), sum(version), max(id)) as stamp from questions where form_id = ?`,
    [form_id],
  );
  return rows[0].stamp;
}

const lastLine = async ({ trx }: Context): Promise<number> =>
  (await trx('audit_logs').max({ id: 'id' }).first())?.id ?? 0;

const changedSince = (
  line: number,
  form_id: number,
  { trx, caller }: Context,
): Promise<FormEditorResults['look']['changes']> =>
  trx('audit_logs as a')
    .join('users as u', 'u.id', 'a.user_id')
    .where('a.at', '>', trx.raw('now() - ?::interval', [news]))
    .where('a.id', '>', line)
    .where('a.entity', 'questions')
    .whereNot('a.user_id', caller.id)
    .where((one) =>
      one
        .whereIn('a.record_id', trx('questions').where({ form_id }).select('id'))
        .orWhereRaw(`a.before ->> 'form_id' = ?`, [String(form_id)]),
    )
    .orderBy('a.id', 'desc')
    .limit(most)
    .select('a.id', 'a.action', 'a.record_id as question', trx.raw(`concat_ws(' ', u.first_name, u.name) as name`));
