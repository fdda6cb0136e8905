import { checkQuestions } from '../../assessment/check.ts';
import { nameOf, type StoredQuestion } from '../../assessment/compile.ts';
import type { QuestionTypes } from '../../assessment/define.ts';
import type { FormVersion } from '../../assessment/grade.ts';
import { isGroup } from '../../assessment/group.ts';

/**
 * A version as it was taken, with the questions that another one judges. The student's own text of a question stays where
 * the new key fits it; a question that is asked no more counts for nothing, and one of another kind stays as it was.
 * @param judges for each question, the questions of the version that judges it
 */
export function withKeysOf<V extends FormVersion>(
  types: QuestionTypes,
  taken: V,
  judges: (question: string) => StoredQuestion[] | undefined,
): V {
  const key = taken.key.map((question) => {
    const judge = judges(nameOf(question));
    if (!judge || isGroup(question)) return question;
    const now = judge.find(({ id }) => id === question.id);
    if (!now) return { ...question, pilot: true };
    return now.type === question.type ? mergeKeys(types, question, now) : question;
  });
  return { ...taken, key };
}

function mergeKeys(types: QuestionTypes, was: StoredQuestion, now: StoredQuestion): StoredQuestion {
  const { key, points, pilot = false } = now;
  const asTaken = { ...was, key, points, pilot };
  return checkQuestions(types, [asTaken]).length === 0 ? asTaken : { ...asTaken, body: now.body };
}
