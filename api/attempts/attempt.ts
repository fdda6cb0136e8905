import { randomInt } from 'node:crypto';
import { minutesOf } from '#schemas/placement/duration.ts';
import { permute } from '../assessment/compile.ts';
import type { Rules } from '../assessment/grade.ts';
import { withoutGroups } from '../assessment/group.ts';
import type { Context, Refusal, Replay, RowOf } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';
import { deadlineOf, secondsLeft, submitInTime } from './deadline.ts';
import { checkedOf } from './practice.ts';
import { lastSeq, rememberPlace } from './save.ts';

type Attempt = RowOf<'attempts'>;
type Form = Pick<RowOf<'forms'>, 'id'>;

const ownAttempts = (form: Form, ctx: Context) =>
  ctx
    .trx('attempts')
    .join('form_versions', 'form_versions.id', 'attempts.form_version_id')
    .where('form_versions.form_id', form.id)
    .where('attempts.student_id', ctx.caller.id);

/** The attempt at a form that the caller has begun and not submitted. Queried once: a query builder queries anew at each `await`. */
const findDraft = async (form: Form, ctx: Context): Promise<Attempt | undefined> =>
  ownAttempts(form, ctx).where('attempts.status', 'draft').orderBy('attempts.id').first('attempts.*');

/** The version that attempts at a form begin with now. */
export async function latestVersion({ id }: Form, ctx: Context): Promise<Version> {
  const last = await ctx.trx('form_versions').where({ form_id: id }).orderBy('number', 'desc').first('id');
  return versionOf(requireRow(last).id, ctx);
}

/** The version that an attempt would begin with now, and the one that was begun already, in one statement. */
async function findStart({ id: form }: Form, { trx, caller }: Context) {
  const { rows } = await trx.raw(
    `select latest.id as latest, begun.* from (
        select id from form_versions where form_id = :form order by number desc limit 1) latest
      left join lateral (
        select a.* from attempts a join form_versions v on v.id = a.form_version_id
        where v.form_id = :form and a.student_id = :student and a.status = 'draft' order by a.id limit 1) begun on true`,
    { form, student: caller.id },
  );
  const { latest, ...draft }: { latest: number } & Attempt = requireRow(rows[0]);
  return { latest, draft: draft.id === null ? undefined : draft };
}

/** The attempt that was begun, once no other start of the caller's is under way. */
async function findDraftInTurn(form: Form, ctx: Context): Promise<Attempt | undefined> {
  await ctx.trx('users').where('id', ctx.caller.id).forNoKeyUpdate().first('id');
  return findDraft(form, ctx);
}

/** What has to be done before a form is begun. */
export type Gate = (form: RowOf<'forms'>, ctx: Context) => Promise<Refusal | null> | null;

/** An attempt that goes on, or the version with which one begins. */
export type Start = { draft: Attempt } | { version: Version };

/**
 * How a student takes a form now, or why not. What was begun may always be finished. Where attempts are limited, a
 * student's starts come one after the other, and each sees what came of those before.
 */
export async function planStart(
  form: RowOf<'forms'>,
  input: object | null,
  gate: Gate,
  ctx: Context,
): Promise<Refusal | Start> {
  const another = notAsAnother(form, ctx);
  if (another) return another;
  const { latest, draft: seen } = await findStart(form, ctx);
  const version = await versionOf(latest, ctx);
  const draft = input && isLimited(version.rules) ? await findDraftInTurn(form, ctx) : seen;
  if (draft) return { draft };
  return (await checkRemaining(form, version, ctx)) ?? (await gate(form, ctx)) ?? { version };
}

const isLimited = ({ attempts_allowed, pause_minutes }: Rules) =>
  attempts_allowed !== null || pause_minutes !== undefined;

/** Why no further attempt may begin: all are used, or the pause after the last one is not over. */
async function checkRemaining(form: Form, { rules }: Version, ctx: Context): Promise<Refusal | null> {
  if (!isLimited(rules)) return null;
  const { attempts_allowed: allowed, pause_minutes = 0 } = rules;
  const last = ctx.trx.raw('max(attempts.submitted_at)');
  const earlierAttempts = requireRow(await ownAttempts(form, ctx).first({ count: ctx.trx.raw('count(*)::int'), last }));
  if (allowed !== null && earlierAttempts.count >= allowed) return { rule: 'no_attempts_left', params: { allowed } };
  const opens = earlierAttempts.last ? Date.parse(earlierAttempts.last) + pause_minutes * 60_000 : 0;
  if (opens <= ctx.now.getTime()) return null;
  return { rule: 'pause', params: { smart_count: pause_minutes }, possible_at: new Date(opens).toISOString() };
}

/** Begins an attempt, or goes on with the one that was begun, and shows it. */
export async function start(plan: Start, ctx: Context) {
  const attempt = 'draft' in plan ? plan.draft : await begin(plan.version, ctx);
  rememberPlace(attempt, ctx);
  return showAttempt(attempt, ctx);
}

/** The form of one attempt: it follows from the version and the seed, which never change. */
function formOf({ seed }: Pick<Attempt, 'seed'>, version: Version, { caller }: Context) {
  const form = takenBy({ seed }, version).content[caller.locale];
  return version.rules.shuffle ? permute(form, seed) : form;
}

/** The answer of a start is stored without the form, which may be long, and completed again for a replay. */
export const startReplay: Replay = {
  short: ({ schema: _, uiSchema: __, practice: ___, checked: ____, ...rest }) => rest,
  async restore(rest, ctx) {
    const attempt: Attempt = requireRow(await ctx.trx('attempts').where({ id: rest.id }).first());
    const version = await versionOf(attempt.form_version_id, ctx);
    return { ...rest, ...formOf(attempt, version, ctx), ...practiceOf(attempt, version) };
  },
};

/** Whether it goes on question by question, and what of it was checked. */
const practiceOf = (attempt: Attempt, version: Version) => ({
  practice: attempt.practice,
  checked: checkedOf(attempt, takenBy(attempt, version)),
});

/** An attempt with its form, as its student sees them. */
async function showAttempt(attempt: Attempt, ctx: Context) {
  const version = await versionOf(attempt.form_version_id, ctx);
  const { form_id, rules } = version;
  return {
    id: attempt.id,
    status: attempt.status,
    form_id,
    title: { es: rules.title, ...(rules.english_title ? { en: rules.english_title } : {}) },
    ...formOf(attempt, version, ctx),
    answers: attempt.answers,
    seq: lastSeq(attempt),
    plays: attempt.plays,
    ...practiceOf(attempt, version),
    started_at: attempt.started_at,
    deadline_at: attempt.deadline_at,
    seconds_left: secondsLeft(attempt, ctx.now),
  };
}

function rowOf(version: Version, { caller }: Context) {
  const seed = randomInt(2 ** 31);
  const questions = withoutGroups(takenBy({ seed }, version).key);
  const points = questions.reduce((sum, question) => sum + (question.pilot ? 0 : question.points), 0);
  const practice = version.rules.practice === true;
  return { form_version_id: version.id, student_id: caller.id, seed, points, practice };
}

/** Begins an attempt at a version, unless one at it was begun at the same moment. */
export async function begin(version: Version, ctx: Context): Promise<Attempt> {
  const [made] = await ctx
    .trx('attempts')
    .insert({ ...rowOf(version, ctx), started_at: ctx.now, deadline_at: deadlineOf(minutesOf(version.rules), ctx.now) })
    .onConflict(ctx.trx.raw(`(student_id, form_version_id) where status = 'draft'`))
    .ignore()
    .returning('*');
  if (made?.deadline_at) await submitInTime({ id: made.id, deadline_at: made.deadline_at }, ctx.trx);
  return made ?? requireRow(await findDraft({ id: version.form_id }, ctx));
}
