import type { AttemptActions, AttemptResults } from '#schemas/types/entities/attempts.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { nameOf } from '../assessment/compile.ts';
import { gradeForm, groupOf } from '../assessment/grade.ts';
import { isGroup } from '../assessment/group.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context, PlanOrRefusal, Refusal, RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';
import { timeOver } from './deadline.ts';
import { checkAnswers } from './save.ts';

type Attempt = RowOf<'attempts'>;
type Checking = Pick<Attempt, 'answers' | 'checked' | 'seed'>;

/** An attempt as it is once a question was checked. */
interface Check {
  question: string;
  version: Version;
  after: Checking;
}

/** Whether an attempt still shows what is right question by question. */
const practising = ({ practice }: Attempt): Refusal | null => (practice ? null : { rule: 'not_practice' });

/**
 * What checking a question fixes and shows, or why nothing can be checked now. The same check again answers the same;
 * `again` holds the second answer to a question whose key was shown, which is graded and not stored.
 * @throws Problem 422 for a question that the attempt does not ask, or an answer of another kind than it asks for
 */
export async function planCheck(
  attempt: Attempt,
  input: AttemptActions['check'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<Check>> {
  const refusal = notAsAnother(attempt, ctx) ?? practising(attempt) ?? timeOver(attempt, ctx);
  if (refusal || !input) return refusal;
  const { question, again } = input;
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  if (!Object.hasOwn(version.content.es.schema.properties, question))
    throw invalid({ question: { keyword: 'unknown_question' } });
  const tries = attempt.checked[question] ?? 0;
  if (!again) return { question, version, after: checkedIn(attempt, question, Math.max(1, tries)) };
  if (tries === 0) return { rule: 'not_checked' };
  const answers = { [question]: again[question] ?? null };
  await checkAnswers(attempt, version, answers, ctx);
  const after = checkedIn(attempt, question, 2);
  return { question, version, after: { ...after, answers: { ...after.answers, ...answers } } };
}

const checkedIn = ({ answers, checked, seed }: Attempt, question: string, tries: number): Checking => ({
  answers,
  seed,
  checked: { ...checked, [question]: tries },
});

/** Fixes the answer, and shows what was right. */
export async function check(
  { id, checked }: Attempt,
  { question, version, after }: Check,
  { trx, now }: Context,
): Promise<AttemptResults['check']> {
  const tries = after.checked[question] ?? 1;
  if (checked[question] !== tries)
    await trx('attempts')
      .where({ id })
      .update({ checked: JSON.stringify(after.checked), version: trx.raw('version + 1'), updated_at: now });
  return { question, tries, review: reviewQuestion(question, after, version) };
}

/** What was checked of an attempt, as it was shown then. */
export const checkedOf = (attempt: Checking, version: Version): CheckedAnswer[] =>
  Object.entries(attempt.checked).map(([question, tries]) => ({
    question,
    tries,
    review: reviewQuestion(question, attempt, version),
  }));

/** What became of the answer to one question, and what would have been right. */
export function reviewQuestion(question: string, { answers, checked, seed }: Checking, version: Version): AnswerReview {
  const key = version.key.filter((row) => isGroup(row) || nameOf(row) === question);
  const { graded } = gradeForm(questionTypes, { ...version, key }, answers, seed);
  const { group: _, ...review } = graded[0] as AnswerReview;
  const group = groupOf(version, question);
  // A transcript answers each question about its recording: it is shown with the last of them.
  const isWholeGroupChecked = group?.questions.every((name) => Object.hasOwn(checked, name));
  return isWholeGroupChecked && group?.shown.transcript ? { ...review, group: group.shown } : review;
}

/** Why the questions cannot all be shown at once from now on. */
export const planLeaving = (attempt: Attempt, ctx: Context): Refusal | null => notAsAnother(attempt, ctx);

/** From here on the attempt goes on as one without practice; what was checked stays fixed. */
export async function leavePractice({ id }: Attempt, _input: unknown, { trx, now }: Context) {
  await trx('attempts')
    .where({ id, practice: true })
    .update({ practice: false, version: trx.raw('version + 1'), updated_at: now });
  return { id, practice: false };
}
