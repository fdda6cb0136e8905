import type { QuestionRow } from '#schemas/types/tables/questions.ts';
import { audit } from '../engine/audit.ts';
import type { Context, Saved } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { defaults, shownAll } from '../engine/write.ts';

/**
 * Brings a question back that was removed, as the audit log knows it and under its own number: what was answered to it
 * belongs to it still. Its version is higher than any that it had, so that nobody writes over it with an old one.
 * One that is there already stays as it is.
 * @throws Problem 404 when no question of this number was removed, or its form is gone
 */
export async function restoreQuestion(id: number, ctx: Context): Promise<Saved> {
  const { trx, now, engine } = ctx;
  const entity = engine.entities.get('questions') as Entity;
  const lines = trx('audit_logs').where({ entity: 'questions', record_id: id });
  const removal = await lines.clone().where({ action: 'delete' }).orderBy('id', 'desc').first('before');
  const there = async () => shownAll(entity, await trx('questions').where({ id }), ctx);
  const [existing] = await there();
  if (existing) return existing;
  if (!removal) throw notFound();
  const { form_id, parent_id } = removal.before as Pick<QuestionRow, 'form_id' | 'parent_id'>;
  const form = await trx('forms').where({ id: form_id }).forKeyShare().first('id');
  if (!form) throw notFound();
  const group = parent_id && (await trx('questions').where({ id: parent_id, form_id }).forKeyShare().first('id'));
  const { count } = (await lines.clone().count({ count: '*' }).first()) as { count: string };
  const row = {
    ...defaults(entity),
    ...removal.before,
    parent_id: group ? parent_id : null,
    version: Number(count) + 1,
    created_at: now,
    updated_at: now,
  };
  const { rows } = await trx.raw(
    `insert into questions select made.* from jsonb_populate_record(null::questions, ?::jsonb) made
      on conflict (id) do nothing returning *`,
    [JSON.stringify(row)],
  );
  // Somebody else has brought it back at the same moment.
  if (rows.length === 0) return (await there())[0] as Saved;
  await audit([{ action: 'restore', entity, record_id: id, after: rows[0] }], ctx);
  return (await shownAll(entity, rows, ctx))[0] as Saved;
}
