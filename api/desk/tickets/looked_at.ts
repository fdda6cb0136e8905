import { entityOf, meetingKinds, meetingPages } from '#schemas/meeting_pages.ts';
import { findPage } from '#schemas/pages.ts';
import type { NewTicket } from '#schemas/types/entities/tickets.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';
import { readable } from '../../engine/rows.ts';
import { formEntities } from '../../forms/form_entities.ts';

/** The record that a page is about; null: none of which a ticket takes note. */
function recordOf(path: string): { field: 'form_id' | 'meeting_id'; entity: string; id: number } | null {
  const found = findPage(path.replace(/[?#].*$/, ''));
  if (!found) return null;
  const { page, params } = found;
  for (const entity of formEntities) {
    // Pages name the kind: `/exercise/:exercise`.
    const form = params[entity.replace('_forms', '')];
    if (form) return { field: 'form_id', entity, id: Number(form) };
  }
  const kind = meetingKinds.find((one) =>
    [meetingPages[one].page, meetingPages[one].room].includes(page.path as never),
  );
  const [id] = Object.values(params);
  return kind && id ? { field: 'meeting_id', entity: entityOf({ kind }), id: Number(id) } : null;
}

type LookedAt = Pick<RowOf<'tickets'>, 'form_id' | 'attempt_id' | 'meeting_id'>;

/**
 * What somebody looked at who opens a ticket: the form or the meeting of the page as far as they may read it, the newest
 * attempt of that form, and the question.
 * @throws Problem 422 for a question of another form
 */
export async function lookedAt(
  { page, question_id }: Pick<NewTicket, 'page' | 'question_id'>,
  requester: number,
  ctx: Context,
): Promise<LookedAt> {
  const record = page ? recordOf(page) : null;
  const entity = record && ctx.engine.entities.get(record.entity);
  const isRead =
    record &&
    entity &&
    record.id < 2 ** 31 &&
    (await readable(entity, ctx).where(`${entity.table}.id`, record.id).first());
  const found: LookedAt = {
    form_id: null,
    attempt_id: null,
    meeting_id: null,
    ...(isRead && { [record.field]: record.id }),
  };
  const question = question_id ? await ctx.trx('questions').where({ id: question_id }).first('form_id') : undefined;
  if (question && found.form_id && question.form_id !== found.form_id)
    throw invalid({ question_id: { keyword: 'reference' } });
  if (question && !record) found.form_id = question.form_id;
  if (!found.form_id) return found;
  const attempt = await ctx
    .trx('attempts as a')
    .join('form_versions as v', 'v.id', 'a.form_version_id')
    .where({ 'v.form_id': found.form_id, 'a.student_id': requester })
    .orderBy('a.id', 'desc')
    .first('a.id');
  return { ...found, attempt_id: attempt?.id ?? null };
}
