import { type Context, defineEntity, type Row } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { shapeErrors } from '../engine/question/check.ts';
import type { Question } from '../engine/question/define.ts';
import { questionTypes } from '../engine/question/registry.ts';
import { preview } from '../learning/preview.ts';

/** @throws Problem 422 for a type that there is not, or a body and a key of another shape than it describes */
function checkShape(question: Row): void {
  const type = questionTypes.get(question.type);
  if (!type) throw invalid({ type: { keyword: 'question_type' } });
  const errors = shapeErrors(type, question as Question & Row);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export default defineEntity('questions', {
  create: {
    before(question) {
      checkShape(question);
      return question;
    },
  },
  update: {
    before(changes, previous) {
      checkShape({ ...previous, ...changes });
      return changes;
    },
  },
  actions: { compile: { after: (_row, { questions }, ctx: Context) => preview(questions, ctx) } },
});
