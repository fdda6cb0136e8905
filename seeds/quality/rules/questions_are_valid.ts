import { checkQuestions, reasonOf } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { withFiles } from '#seeds/load/files.ts';
import type { Question } from '../content/model.ts';
import { formsOf, placeOfQuestion } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

/** Which file is heard is a question of the library; here it is enough that there is one. */
const anyFile = { get: () => 1 };

/** What publishing would refuse of a question: without this rule the school would first be opened to find it. */
export default defineRule({
  level: (level) => formsOf(level).flatMap(({ questions }) => questions.flatMap(faultsOf)),
});

function faultsOf(question: Question): Fault[] {
  const inside = (question.questions ?? []).map((one) => ({ source: one, parent_id: 1 }));
  const all = [{ source: question, id: 1 }, ...inside];
  const asked = all.map(({ source: { type, body, key }, ...place }) => ({
    ...place,
    type,
    body: withFiles(body, anyFile),
    key: key ?? {},
  }));
  return checkQuestions(questionTypes, asked).map((problem) => ({
    ...placeOfQuestion(all[problem.question]?.source ?? question, /^key/.test(problem.path) ? 'key' : 'body'),
    says: reasonOf(problem, 'en'),
  }));
}
