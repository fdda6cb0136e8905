import { nameOf } from '../../assessment/compile.ts';
import type { QuestionTypes } from '../../assessment/define.ts';
import { type FormVersion, gradeForm, type Result } from '../../assessment/grade.ts';
import type { Row } from '../../engine/define.ts';

/** Grades a completed attempt again. A person's marks and comments stay, scaled to the question's new points. */
export function regradeAttempt(types: QuestionTypes, version: FormVersion, attempt: Row): Result {
  const before = new Map<string, Row>((attempt.graded ?? []).map((reviewed: Row) => [reviewed.question, reviewed]));
  const marks: Record<string, number> = {};
  for (const question of version.key) {
    const { score, points } = before.get(nameOf(question)) ?? {};
    if (typeof score === 'number' && points > 0) marks[nameOf(question)] = (score / points) * question.points;
  }
  const result = gradeForm(types, version, attempt.answers, attempt.seed, marks);
  const graded = result.graded.map((reviewed) => {
    const was = before.get(reviewed.question);
    const byHand = was && ('judged' in was || 'comment' in was);
    return byHand ? { ...reviewed, feedback: was.feedback, judged: was.judged, comment: was.comment } : reviewed;
  });
  return { ...result, graded };
}
