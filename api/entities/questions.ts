import { restored } from '../editing/restore.ts';
import { type Context, defineEntity, type Row } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { shapeErrors, writtenAs } from '../engine/question/check.ts';
import type { Question } from '../engine/question/define.ts';
import { group, isGroup } from '../engine/question/group.ts';
import { questionTypes } from '../engine/question/registry.ts';
import { moveToForm } from '../learning/move.ts';
import { preview } from '../learning/preview.ts';
import { tried } from '../learning/trial.ts';

/** @throws Problem 422 for a type that there is not, or a body and a key of another shape than it describes */
function checkShape(question: Row): void {
  const type = writtenAs(questionTypes, question.type);
  if (!type) throw invalid({ type: { keyword: 'question_type' } });
  const errors = shapeErrors(type, question as Question & Row);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** @throws Problem 422 for a group that is none, stands in another form, or would stand in a group itself */
async function checkGroup({ type, parent_id, form_id }: Row, { trx }: Context): Promise<void> {
  if (parent_id == null) return;
  const found = await trx('questions').where({ id: parent_id, form_id, type: group }).forShare().first('id');
  if (!found || isGroup({ type })) throw invalid({ parent_id: { keyword: 'question_group' } });
}

export default defineEntity('questions', {
  create: {
    async before(question, ctx) {
      checkShape(question);
      await checkGroup(question, ctx);
      return question;
    },
  },
  update: {
    async before(changes, previous, ctx) {
      const question = { ...previous, ...changes };
      checkShape(question);
      await checkGroup(question, ctx);
      return changes;
    },
  },
  actions: {
    move: { after: (question, { form_id }, ctx) => moveToForm(question, form_id, ctx) },
    compile: { after: (_row, { questions }, ctx: Context) => preview(questions, ctx) },
    try: { after: (_row, { form_id, questions, answers }, ctx: Context) => tried(form_id, questions, answers, ctx) },
    restore: { after: (_row, { id }, ctx: Context) => restored(id, ctx) },
  },
});
