import type { Knex } from 'knex';
import { controlOf } from '../assessment/compile.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { conflict, type FieldError, notFound, refusalProblem } from '../engine/errors.ts';
import { addJob } from '../engine/jobs/jobs.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';
import { timeOver } from './deadline.ts';

type Attempt = RowOf<'attempts'>;

/** How many recordings somebody may send within one attempt: taking it again is free, filling the disk is not. */
const most = 50;

/** How long a recording waits for the answer that names it: a browser may be offline for some days. */
const waits = 7 * 86_400_000;

/** Of an attempt the recordings that are looked at; all without ids. */
export interface Cleared {
  attempt: number;
  ids?: number[];
}

/** The questions of a version that are answered by a recording. */
export const recordingQuestions = ({ content }: Version, names: string[]): string[] =>
  names.filter((name) => controlOf(content.es, name)?.['ui:widget'] === 'recorder');

/**
 * Makes sure that somebody may send a recording: for the own open attempt, whose form asks for one.
 * @throws Problem 404, 409
 */
export async function mayRecord(id: number, ctx: Context): Promise<void> {
  const attempt = await ctx.trx('attempts').where({ id }).where('student_id', ctx.caller.id).first();
  if (!attempt) throw notFound();
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  if (recordingQuestions(version, version.content.es.uiSchema['ui:order']).length === 0) throw notFound();
  const refusal = attempt.status === 'draft' ? null : { rule: 'wrong_state', params: { state: attempt.status } };
  const why = refusal ?? notAsAnother(attempt, ctx) ?? timeOver(attempt, ctx);
  if (why) throw refusalProblem(why);
  await checkPlace(id, ctx);
}

async function checkPlace(attempt_id: number, { trx }: Context): Promise<void> {
  const [{ count } = { count: 0 }] = await trx('resources').where({ attempt_id }).count();
  if (Number(count) >= most) throw conflict('too_many_recordings', { limit: most });
}

/**
 * Takes the place of one more recording in an attempt, which is held meanwhile: those that come at once are counted one
 * after the other. What no answer names in the end is deleted later.
 * @throws Problem 409
 */
export async function takePlace(attempt: number, ctx: Context): Promise<void> {
  await ctx.trx('attempts').where({ id: attempt }).forNoKeyUpdate().first('id');
  await checkPlace(attempt, ctx);
  await clearLater(attempt, ctx);
}

/** Answers that name a recording which was not made for the attempt. */
export async function strange(
  attempt: Pick<Attempt, 'id' | 'student_id'>,
  version: Version,
  answers: Attempt['answers'],
  { trx }: Context,
): Promise<[string, FieldError][]> {
  const names = recordingQuestions(version, Object.keys(answers)).filter((name) => answers[name]);
  if (names.length === 0) return [];
  const ids = numbers(names.map((name) => answers[name]));
  const own: number[] = await trx('resources')
    .whereIn('id', ids)
    .where({ owner_id: attempt.student_id, kind: 'audio' })
    // Those that are older than this column are some attempt's.
    .where((one) => one.where('attempt_id', attempt.id).orWhereNull('attempt_id'))
    .pluck('id');
  const lost = names.filter((name) => !own.includes(Number(answers[name])));
  return lost.map((name) => [name, { keyword: 'reference' }]);
}

/** What may be the number of a recording. */
const numbers = (answers: unknown[]) =>
  answers
    .map(String)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);

/** Orders that what a save has replaced or cleared is deleted. */
export async function clearReplaced(
  before: Pick<Attempt, 'id' | 'answers'>,
  answers: Attempt['answers'],
  version: Version,
  { trx }: Context,
): Promise<void> {
  const changedQuestions = recordingQuestions(version, Object.keys(before.answers)).filter(
    (name) => before.answers[name] !== answers[name],
  );
  const ids = numbers(changedQuestions.map((name) => before.answers[name]));
  if (ids.length > 0) await addJob(trx, job, { attempt: before.id, ids });
}

/** Orders the same for all that no answer of a submitted attempt names. */
export async function clearUnused(attempt: Attempt, ctx: Context): Promise<void> {
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  if (recordingQuestions(version, version.content.es.uiSchema['ui:order']).length > 0)
    await addJob(ctx.trx, job, { attempt: attempt.id }, { key: keyOf(attempt.id) });
}

/** Orders it for the time after which nobody sends an answer any more. Each recording puts it off. */
const clearLater = (attempt: number, { trx, now }: Context): Promise<void> =>
  addJob(trx, job, { attempt }, { at: new Date(now.getTime() + waits), key: keyOf(attempt) });

const job = 'clear_recordings';
const keyOf = (attempt: number) => `${job}:${attempt}`;

/** Recordings of an attempt that none of its answers names. It is held meanwhile, so that no save can name one. */
export async function forgottenOf({ attempt, ids }: Cleared, trx: Knex): Promise<number[]> {
  const row = await trx('attempts').where({ id: attempt }).forNoKeyUpdate().first('answers');
  if (!row) return [];
  const recordingIds = numbers(Object.values(row.answers).filter((answer) => typeof answer === 'string'));
  const own = trx('resources').where({ attempt_id: attempt }).whereNotIn('id', recordingIds);
  return (ids ? own.whereIn('id', ids) : own).pluck('id');
}
