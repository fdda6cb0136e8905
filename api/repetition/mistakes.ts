import type { AttemptResults } from '#schemas/types/entities/attempts.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { nameOf, type StoredQuestion, typeOf } from '../assessment/compile.ts';
import { questionTypes } from '../assessment/registry.ts';
import { inWords } from '../assessment/rich.ts';
import { derived } from '../cache.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { type Version, versionOf } from '../forms/versions.ts';
import { dayOfStudent } from './day.ts';
import { ratingOf } from './rating.ts';
import { remember } from './schedule.ts';

type Attempt = RowOf<'attempts'>;
type CheckResult = AttemptResults['check'];

/**
 * Makes cards of what an attempt got wrong, as soon as its student may read that: never of a placement, of an exam once it
 * is passed. Done again it changes nothing.
 */
export async function takeUpMistakes(attempt: Attempt, ctx: Context): Promise<void> {
  const version = await versionOf(attempt.form_version_id, ctx);
  if (isRevealed(attempt, version)) await takeUp(attempt, attempt.graded ?? [], version, ctx);
}

/** The same of what practice has just shown; a second try is none of the student's answers. */
export async function takeUpChecked(attempt: Attempt, { tries, review }: CheckResult, ctx: Context): Promise<void> {
  if (tries === 1) await takeUp(attempt, [review], await versionOf(attempt.form_version_id, ctx), ctx);
}

/** The same of attempts that were passed by a regrade. */
export async function takeUpPassed(attempts: number[], ctx: Context): Promise<void> {
  const attemptRows = attempts.length > 0 ? await ctx.trx('attempts').whereIn('id', attempts).orderBy('id') : [];
  for (const attempt of attemptRows) await takeUpMistakes(attempt, ctx);
}

function isRevealed({ status, percentage }: Attempt, { kind, rules }: Version): boolean {
  if (kind === 'leveling' || status === 'draft') return false;
  if (rules.reveal === 'after_submitting') return true;
  return rules.reveal === 'after_passing' && status === 'completed' && Number(percentage) >= rules.pass_percentage;
}

const columns = 'student_id, question, attempt_id, status, stability, difficulty, reps, lapses, reviewed_on, due_on';

/** One statement however many there are, so that it is planned once. */
const writeCards = `insert into review_cards (${columns}, updated_at)
  select ${columns}, :at::timestamptz from jsonb_populate_recordset(null::review_cards, :cards)
  on conflict (student_id, question) do update set (${columns}, updated_at) =
    (${columns.replace(/\w+/g, 'excluded.$&')}, excluded.updated_at)`;

async function takeUp(attempt: Attempt, graded: AnswerReview[], version: Version, ctx: Context): Promise<void> {
  const { id: attempt_id, student_id } = attempt;
  const missedQuestions = graded.filter(
    ({ correct, question }) => correct === false && isRepeatable(question, version),
  );
  if (missedQuestions.length === 0) return;
  const day = await dayOfStudent(student_id, ctx);
  const found = await ctx
    .trx('review_cards')
    .where({ student_id })
    .whereRaw('question = any(?)', [missedQuestions.map(({ question }) => question)])
    .orderBy('id')
    .forUpdate();
  const cards = new Map(found.map((card) => [card.question, card]));
  const rows = missedQuestions.flatMap((review) => {
    const before = cards.get(review.question) ?? null;
    // It was taken up when it was checked.
    if (before?.attempt_id === attempt_id) return [];
    const { question } = review;
    return [{ student_id, attempt_id, question, status: 'active', ...remember(before, ratingOf(review), day) }];
  });
  if (rows.length === 0) return;
  await ctx.trx.raw(writeCards, { cards: JSON.stringify(rows), at: ctx.now });
}

/** Whether a question may be asked again: it counts, and nobody has to look at its answer. */
function isRepeatable(name: string, { key }: Version): boolean {
  const question = key.find((one) => nameOf(one) === name);
  return question !== undefined && !question.pilot && isGradedByItself(question);
}

const isGradedByItself = derived((question: StoredQuestion): boolean => {
  const type = typeOf(questionTypes, question.type);
  const words = inWords(type.author, question);
  return type.grade(words, type.solution(words)).score !== null;
});
