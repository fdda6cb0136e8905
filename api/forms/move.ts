import { audit } from '../engine/audit.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';

/**
 * Puts a question at the end of another form; a passage takes its questions along, a question leaves its passage.
 * @returns the rows that moved, as they stand now
 */
export async function moveToForm(
  { id }: { id: number },
  form_id: number,
  ctx: Context,
): Promise<{ moved: RowOf<'questions'>[] }> {
  const { trx, now } = ctx;
  // One at a time, so that two that come together get places of their own.
  const form = await trx('forms').where({ id: form_id }).forUpdate().first('id');
  if (!form) throw invalid({ form_id: { keyword: 'reference' } });
  const before = await trx('questions').where({ id }).orWhere({ parent_id: id }).forUpdate().select('*');
  const { rows } = await trx.raw<{ rows: RowOf<'questions'>[] }>(
    `update questions set form_id = :form_id, "order" = place.last + place.at, version = version + 1, updated_at = :now,
        parent_id = case when questions.id = :id then null else questions.parent_id end
      from (select q.id, row_number() over (order by q.id <> :id, q."order", q.id) as at,
          (select coalesce(max(o."order"), 0) from questions o where o.form_id = :form_id) as last
        from questions q where q.id = :id or q.parent_id = :id) place
      where place.id = questions.id returning questions.*`,
    { id, form_id, now },
  );
  const moved = rows.toSorted((one, other) => one.order - other.order);
  const entity = ctx.engine.entities.get('questions') as Entity;
  const was = new Map(before.map((row) => [row.id, row]));
  await audit(
    moved.map((row) => ({ action: 'move', entity, record_id: row.id, before: was.get(row.id), after: row })),
    ctx,
  );
  return { moved };
}
