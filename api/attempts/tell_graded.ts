import type { Context, RowOf } from '../engine/define.ts';
import { noteFor } from '../mail/note.ts';
import examGraded from '../notices/learning/exam_graded.ts';
import exerciseGraded from '../notices/learning/exercise_graded.ts';

/** Tells the student of an attempt that a person has graded it; of a placement test the level is told. */
export async function tellGraded(
  { id, student_id, form_version_id, percentage }: RowOf<'attempts'>,
  { trx }: Context,
): Promise<void> {
  const form = await trx('form_versions as v')
    .join('forms as f', 'f.id', 'v.form_id')
    .leftJoin('lessons as l', 'l.id', 'f.lesson_id')
    .where('v.id', form_version_id)
    .first(
      'f.id',
      'f.kind',
      'f.title',
      'f.english_title',
      'f.lesson_id',
      trx.raw('coalesce(f.level_id, l.level_id) as level'),
      trx.raw(`:percentage >= (v.rules ->> 'pass_percentage')::numeric as passed`, { percentage }),
    );
  const about = { entity: 'attempts', record_id: id };
  const { kind, title, english_title, level, passed } = form;
  const facts = { title, english_title, level, passed };
  if (kind === 'exam') await noteFor([student_id], examGraded, about, { ...facts, exam: form.id }, trx);
  if (kind === 'exercise')
    await noteFor([student_id], exerciseGraded, about, { ...facts, lesson: form.lesson_id, exercise: form.id }, trx);
}
