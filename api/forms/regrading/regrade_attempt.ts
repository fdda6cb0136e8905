import { nameOf } from '../../assessment/compile.ts';
import type { QuestionTypes } from '../../assessment/define.ts';
import { type FormVersion, gradeForm, type Result } from '../../assessment/grade.ts';
import type { RowOf } from '../../engine/define.ts';

/** Grades a completed attempt again. A person's marks and comments stay, scaled to the question's new points. */
export function regradeAttempt(types: QuestionTypes, version: FormVersion, attempt: RowOf<'attempts'>): Result {
  const before = new Map((attempt.graded ?? []).map((reviewed) => [reviewed.question, reviewed]));
  const marks: Record<string, number> = {};
  for (const question of version.key) {
    const { score = null, points = 0 } = before.get(nameOf(question)) ?? {};
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
