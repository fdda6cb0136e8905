import type { RegradingOutcome } from '#schemas/types/fragments/regrading_outcome.ts';
import { nameOf, type StoredQuestion } from '../../assessment/compile.ts';
import type { Result } from '../../assessment/grade.ts';
import { questionTypes } from '../../assessment/registry.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { takenBy, type Version, versionOf } from '../versions.ts';
import { withKeysOf } from './keys.ts';
import { regradeAttempt } from './regrade_attempt.ts';

/** Which keys grade earlier attempts now: those of a version, for all questions or for one. */
export interface Order {
  form_id: number;
  /** The version that judges; its number in the database is not known while a variant is only tried. */
  judge: { id: number; key: StoredQuestion[] };
  question?: string | null;
  /** Whether a student retains the better score; otherwise the new one counts, even if lower. */
  better: boolean;
}

export const batchSize = 200;
/** So many of the changes are listed, the first ones. */
const mostListed = 200;

export const nothing: RegradingOutcome = { attempts: 0, better: 0, worse: 0, passes: 0, changes: [] };

/** Who would change if completed attempts were graded again, and by how much. */
export async function previewRegrade(order: Order, ctx: Context): Promise<RegradingOutcome> {
  const outcome = structuredClone(nothing);
  const versions = await versionsOf(order.form_id, ctx);
  for (let after = 0; ; ) {
    const rows = await attemptsAfter(after, order, ctx);
    addToOutcome(outcome, rows.length, changesOf(rows, order, versions));
    if (rows.length < batchSize) return outcome;
    after = (rows.at(-1) as TakenAttempt).id;
  }
}

/** Whether a student gets the new score. */
export const isWanted =
  ({ better }: Order) =>
  ({ before, after }: RegradedAttempt) =>
    !better || after.percentage > before.percentage;

/** The versions of a form, by their ids. */
export async function versionsOf(form_id: number, ctx: Context): Promise<Map<number, Version>> {
  const ids: { id: number }[] = await ctx.trx('form_versions').where({ form_id }).select('id');
  const versions = await Promise.all(ids.map(({ id }) => versionOf(id, ctx)));
  return new Map(versions.map((version) => [version.id, version]));
}

type TakenAttempt = RowOf<'attempts'> & { percentage: number; taken: number; student: string };

/** A batch of attempts, in the order of their ids. */
export const attemptsAfter = (after: number, { form_id, judge }: Order, { trx }: Context): Promise<TakenAttempt[]> =>
  trx('attempts')
    .join('form_versions as v', 'v.id', 'attempts.form_version_id')
    .join('users', 'users.id', 'attempts.student_id')
    .where({ 'v.form_id': form_id, 'attempts.status': 'completed' })
    .where('attempts.id', '>', after)
    .where('v.id', '<', judge.id)
    .orderBy('attempts.id')
    .limit(batchSize)
    .select('attempts.*', 'v.number as taken', trx.raw(`concat_ws(' ', users.first_name, users.name) as student`));

export interface RegradedAttempt {
  before: TakenAttempt;
  after: Omit<Result, 'status'> & { regraded_by: Record<string, number> };
  /** What becomes of the pass: it is reached, or lost. */
  pass: RegradingOutcome['changes'][number]['pass'];
}

/** The attempts whose score a regrade changes. */
export const changesOf = (rows: TakenAttempt[], order: Order, versions: Map<number, Version>): RegradedAttempt[] =>
  rows.flatMap((attempt) => changeOf(attempt, order, versions));

function changeOf(before: TakenAttempt, { judge, question }: Order, versions: Map<number, Version>): RegradedAttempt[] {
  const takenVersion = takenBy(before, versions.get(before.form_version_id) as Version);
  if (question && !takenVersion.key.some((one) => nameOf(one) === question)) return [];
  const questions = question ? [question] : takenVersion.key.map(nameOf);
  const regraded_by = { ...before.regraded_by, ...Object.fromEntries(questions.map((name) => [name, judge.id])) };
  const version = withKeysOf(questionTypes, takenVersion, (name) =>
    regraded_by[name] === judge.id ? judge.key : versions.get(regraded_by[name] ?? 0)?.key,
  );
  const { status, ...result } = regradeAttempt(questionTypes, version, before);
  if (status !== 'completed' || result.points === 0 || result.percentage === before.percentage) return [];
  const mark = takenVersion.rules.pass_percentage;
  const [passed, passes] = [before.percentage >= mark, result.percentage >= mark];
  return [{ before, after: { ...result, regraded_by }, pass: passed === passes ? null : passes ? 'reached' : 'lost' }];
}

/** Adds a batch to the outcome. */
export function addToOutcome(outcome: RegradingOutcome, read: number, changed: RegradedAttempt[]): void {
  outcome.attempts += read;
  for (const { before, after, pass } of changed) {
    const better = after.percentage > before.percentage;
    outcome[better ? 'better' : 'worse'] += 1;
    if (pass === 'reached') outcome.passes += 1;
    if (outcome.changes.length >= mostListed) continue;
    const [was, is] = [before.percentage, after.percentage];
    const { id: attempt, student, taken: version } = before;
    outcome.changes.push({ attempt, student, version, before: was, after: is, pass });
  }
}
