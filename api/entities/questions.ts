import { type AuthoredType, shapeErrors, writtenAs } from '../assessment/check.ts';
import type { Question } from '../assessment/define.ts';
import { group, groupType, isGroup } from '../assessment/group.ts';
import { questionTypes } from '../assessment/registry.ts';
import { cleanQuestion } from '../assessment/rich.ts';
import { type Context, defineEntity, type RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { moveToForm } from '../forms/move.ts';
import { heldBy, preview } from '../forms/preview.ts';
import { restoreQuestion } from '../forms/restore.ts';
import { gradeTrial } from '../forms/trial.ts';
import { listFormats } from '../question_banks/export.ts';

/**
 * The body and the key as they are stored, with clean rich texts.
 * @throws Problem 422 for a type that there is not, or a body and a key of another shape than it describes
 */
function cleanForStorage(question: Pick<RowOf<'questions'>, 'type' | 'body' | 'key'>): Pick<Question, 'body' | 'key'> {
  const type = writtenAs(questionTypes, question.type);
  if (!type) throw invalid({ type: { keyword: 'question_type' } });
  checkShape(type, question);
  // A text may grow while it is cleaned: what would be stored is checked too.
  const { body, key } = cleanQuestion(type.author, question);
  checkShape(type, { body, key });
  return { body, key };
}

function checkShape(type: AuthoredType, question: Question): void {
  const errors = shapeErrors(type, question);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** @throws Problem 422 for a group that does not exist, is in another form, or would be inside a group */
async function checkGroup(
  { type, parent_id, form_id }: Pick<RowOf<'questions'>, 'type' | 'form_id'> & { parent_id?: number | null },
  { trx }: Context,
): Promise<void> {
  if (parent_id == null) return;
  const found = await trx('questions').where({ id: parent_id, form_id, type: group }).forShare().first('id');
  if (!found || isGroup({ type })) throw invalid({ parent_id: { keyword: 'question_group' } });
}

/** What the editor draws of each type, and what it begins with. */
const typesToAuthor = () =>
  [...questionTypes, [group, groupType] as const].map(([type, { author, starter }]) => ({ type, author, starter }));

export default defineEntity('questions', {
  create: {
    async before(question, ctx) {
      const clean = cleanForStorage(question);
      await checkGroup(question, ctx);
      return { ...question, ...clean };
    },
  },
  update: {
    async before(changes, previous, ctx) {
      const question = { ...previous, ...changes };
      const { body, key } = cleanForStorage(question);
      await checkGroup(question, ctx);
      return { ...changes, ...('body' in changes ? { body } : {}), ...('key' in changes ? { key } : {}) };
    },
  },
  actions: {
    move: { apply: (question, { form_id }, ctx) => moveToForm(question, form_id, ctx) },
    compile: {
      apply: async (_row, { questions, form_id }, ctx: Context) =>
        preview(questions ?? (await heldBy(form_id, ctx)), ctx),
    },
    try: {
      apply: async (_row, { form_id, questions, answers }, ctx: Context) =>
        gradeTrial(form_id, questions ?? (await heldBy(form_id, ctx)), answers, ctx),
    },
    restore: { apply: (_row, { id }, ctx: Context) => restoreQuestion(id, ctx) },
  },
  queries: { types: typesToAuthor, formats: listFormats },
});
