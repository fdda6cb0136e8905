import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { controlOf, nameOf, type StoredQuestion, typeOf } from '../assessment/compile.ts';
import { gradeForm, groupOf } from '../assessment/grade.ts';
import { type Part, partsOf } from '../assessment/parts.ts';
import { questionTypes } from '../assessment/registry.ts';
import { inWords } from '../assessment/rich.ts';
import { rubricOf } from '../assessment/rubric.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';

/**
 * All of an attempt for who grades it: each answer beside what would have been right, whatever the form reveals to
 * students, with what the question showed and the rubric of those that a person grades.
 */
export async function reviewSubmission(attempt: RowOf<'attempts'>, ctx: Context) {
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const { graded } = gradeForm(questionTypes, version, attempt.answers, attempt.seed);
  const reviewsByQuestion = new Map((attempt.graded ?? []).map((reviewed) => [reviewed.question, reviewed]));
  const questions = new Map(version.key.map((question) => [nameOf(question), question]));
  return {
    id: attempt.id,
    questions: graded.map((reviewed, at) => ({
      ...reviewed,
      ...(reviewsByQuestion.get(reviewed.question) ?? {}),
      solution: reviewed.solution,
      type: questions.get(reviewed.question)?.type ?? '',
      parts: partsIn(questions.get(reviewed.question), attempt.answers[reviewed.question]),
      rubric: rubricOf(questions.get(reviewed.question) ?? { body: {} }),
      media: controlOf(version.content.es, reviewed.question)['ui:options'].media ?? [],
      group: groupAt(graded, at, version),
    })),
  };
}

/** Of a question that is answered in several places, what became of each. */
function partsIn(question: StoredQuestion | undefined, answer: unknown): Part[] {
  if (!question) return [];
  const type = typeOf(questionTypes, question.type);
  return partsOf(type, inWords(type.author, question), answer);
}

/**
 * What questions in a row are about, with the first of them: of a group that is asked in part that need not be its own
 * first.
 */
function groupAt(graded: AnswerReview[], at: number, version: Version) {
  const current = groupOf(version, graded[at]?.question ?? '');
  const before = groupOf(version, graded[at - 1]?.question ?? '');
  return current && current.shown.name !== before?.shown.name ? current.shown : undefined;
}
