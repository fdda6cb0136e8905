import { nameOf } from '../../assessment/compile.ts';
import type { QuestionTypes } from '../../assessment/define.ts';
import { type FormVersion, gradeForm, type Result } from '../../assessment/grade.ts';
import type { Row } from '../../engine/define.ts';

/** Grades a completed attempt once more. What a person said to an answer stays as it is, in the question's new points. */
export function gradeAgain(types: QuestionTypes, version: FormVersion, attempt: Row): Result {
  const before = new Map<string, Row>((attempt.graded ?? []).map((reviewed: Row) => [reviewed.question, reviewed]));
  const given: Record<string, number> = {};
  for (const question of version.key) {
    const { score, points } = before.get(nameOf(question)) ?? {};
    if (typeof score === 'number' && points > 0) given[nameOf(question)] = (score / points) * question.points;
  }
  const result = gradeForm(types, version, attempt.answers, attempt.seed, given);
  const graded = result.graded.map((reviewed) => {
    const was = before.get(reviewed.question);
    const byHand = was && ('judged' in was || 'comment' in was);
    return byHand ? { ...reviewed, feedback: was.feedback, judged: was.judged, comment: was.comment } : reviewed;
  });
  return { ...result, graded };
}
