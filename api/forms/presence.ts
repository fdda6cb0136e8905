import type { FormEditorActions, FormEditorResults } from '#schemas/types/entities/form_editors.ts';
import type { Context } from '../engine/define.ts';
import { presenceIn } from '../engine/presence.ts';

export const formPresence = presenceIn<number | null>('form_editors', 'form_id', 'question_id');

/**
 * The caller has the form open, and perhaps a question of it.
 * @throws Problem 422 for a form that is not there
 */
export async function savePresence(
  { form_id, page, question_id = null }: FormEditorActions['look'],
  ctx: Context,
): Promise<void> {
  const question =
    question_id === null ? undefined : await ctx.trx('questions').where({ id: question_id, form_id }).first('id');
  await formPresence.save({ form_id, page, question_id: question?.id ?? null }, ctx);
}

/** The others who have the form open, each once, with the question that they have open. */
export async function collaboratorsAt(form_id: number, ctx: Context): Promise<FormEditorResults['look']['others']> {
  const others = await formPresence.collaboratorsAt(form_id, ctx);
  return others.map(({ id, name, place }) => ({ id, name, question: place }));
}
